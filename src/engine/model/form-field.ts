import type { Text } from "../fields/text/type.ts";

/** A question of a form. */
export type FormField =
  | TextQuestion
  | EmailQuestion
  | PhoneQuestion
  | MessageQuestion
  | ChoiceQuestion
  | ConsentQuestion;

/** What holds for every question. */
export interface AnyQuestion {
  /**
   * The name under which the answer is sent, for example `email`. Services know fields by it.
   * @pattern ^[A-Za-z][A-Za-z0-9_-]{0,63}$
   */
  name: string;
  /** The question, or the name of what is asked, for example `Your name`. */
  label: Text;
  /** Whether it must be answered. */
  required?: boolean;
  /** A few words under the label that help to answer. */
  help?: Text;
  /** The heading of a step that begins with this question, for example `What do you need?`. With scripts the form then shows one step at a time. */
  step?: Text;
}

/** A line of text. */
export interface TextQuestion extends AnyQuestion {
  kind: "text";
  /** What browsers may fill in by themselves. */
  autocomplete?:
    | "name"
    | "given-name"
    | "family-name"
    | "organization"
    | "organization-title"
    | "street-address"
    | "address-level1"
    | "address-level2"
    | "postal-code"
    | "country-name"
    | "url";
}

/** An e-mail address. */
export interface EmailQuestion extends AnyQuestion {
  kind: "email";
}

/** A phone number. */
export interface PhoneQuestion extends AnyQuestion {
  kind: "phone";
}

/** Several lines of text. */
export interface MessageQuestion extends AnyQuestion {
  kind: "message";
}

/** One of several answers. */
export interface ChoiceQuestion extends AnyQuestion {
  kind: "choice";
  /**
   * The answers.
   * @minItems 2
   * @maxItems 60
   */
  choices: Text[];
}

/** A box to tick, whose label says what is agreed to. */
export interface ConsentQuestion extends AnyQuestion {
  kind: "consent";
}
