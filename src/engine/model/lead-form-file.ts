import type { Text } from "../fields/text/type.ts";

/** The form service that blocks show: which one it is, and what that one needs to know. */
export interface LeadForm {
  provider: string;
  [option: string]: unknown;
}

/** A configured form that shows something. */
export type ShownForm = LeadForm & AnyForm;

/** What holds for a form of every provider. */
export interface AnyForm {
  /** What the form is, for screen readers, for example `Write to us`. */
  title: Text;
  /**
   * A sentence above the form that visitors should know, for example `Please do not write card numbers here.`
   * @title Sentence above the form
   */
  notice?: Text;
  /**
   * Height in pixels that is kept free for the form on wide screens; 640 by default.
   * @title Height
   * @minimum 120
   * @maximum 4000
   * @asType integer
   */
  minHeight?: number;
  /**
   * The same on phones, where forms are longer.
   * @title Height on phones
   * @minimum 120
   * @maximum 4000
   * @asType integer
   */
  minHeightMobile?: number;
  /**
   * When the form is fetched: `visible` shortly before it comes into view (the default), `interaction` after the visitor asks for it, `eager` at once.
   * @title When it is fetched
   */
  load?: "visible" | "interaction" | "eager";
  /**
   * After how many thousandths of a second without an answer the form counts as blocked; 10000 by default.
   * @title Longest wait
   * @minimum 1000
   * @maximum 60000
   * @asType integer
   */
  timeoutMs?: number;
  /**
   * What visitors read instead of the form when it cannot be shown.
   * @title Words in its place
   */
  fallback?: FormFallback;
}

/** What visitors read instead of the form when it cannot be shown. */
export interface FormFallback {
  /** A few words. */
  heading: Text;
  /** A sentence on what to do instead. */
  text: Text;
}

/** No form: the phone number and the e-mail address stand in its place. */
export interface NoForm {
  provider: "none";
}
