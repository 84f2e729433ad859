import type { PageForm } from "./page-form.ts";

/** A form of another service, as it is put into a page. */
export interface FormEmbed {
  /** The name of its provider. */
  provider: string;
  /** The form's own id; empty for a plain frame. */
  formId: string;
  /** What the form is, for screen readers. */
  title: string;
  /** What visitors should know before they write into it. */
  notice?: string;
  /** The frame that shows the form. */
  frame?: FormFrame;
  /** Attributes of the element that the provider's script fills, where it makes the frame itself. */
  target?: Record<string, string>;
  /** The form itself, where it is a part of the page. */
  page?: PageForm;
  /** What the provider's script or browser part is given, where attributes do not give it. */
  options?: Record<string, string>;
  /** The address of the provider's script. */
  script?: string;
  /** Origins that its messages may come from; a star stands for any host below. */
  origins: string[];
  /** Whether the form says itself that it is there, so that a frame which has merely loaded does not count. */
  announces?: boolean;
  /** Whether it sends nothing to anybody. */
  isSample?: boolean;
  /** Heights in CSS pixels. */
  minHeight: number;
  minHeightMobile: number;
  load: "visible" | "interaction" | "eager";
  timeoutMs: number;
  /** What is shown in place of a form that does not open, where the site says it in words of its own. */
  fallback?: { heading: string; text: string };
}

/** A frame and its attributes, as the provider's embed code has them. */
export interface FormFrame {
  src: string;
  id?: string;
  attributes: Record<string, string>;
}
