import type { Message } from "./message.ts";

/** A form that is a part of the page, as plain data: it is complete and can be sent without scripts. */
export interface PageForm {
  /** Attributes of the form element, under their names in React. */
  props: FormProps;
  children: FormNode[];
  /** What its browser part says. */
  words: Readonly<Record<string, Message>>;
  /** The language of these words. */
  language: string;
}

/** Attributes under their names in React. */
export type FormProps = Readonly<Record<string, string | number | boolean>>;

/** A text of a form, or an element in it. */
export type FormNode = string | FormElement;

/** An element of a form. */
export interface FormElement {
  tag: string;
  props?: FormProps;
  children?: FormNode[];
}
