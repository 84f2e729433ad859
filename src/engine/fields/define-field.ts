import type { JsonSchema } from "../model/json-schema.ts";
import type { FieldContext } from "./field-context.ts";
import type { SiteNames } from "./site-names.ts";

/** How visitors read a text: as it stands, as Markdown, or as the words for a picture. */
export type TextKind = "plain" | "rich" | "alt";

/** A kind of field: what the values of a type mean beyond their shape. */
export interface FieldDefinition<Value = unknown> {
  /** The name of the type in `type.ts`, as the schema has it. */
  name: string;
  /** Makes of a value what components are given. Without it they are given what is written. */
  resolve?(value: Value, context: FieldContext, pointer: string): unknown;
  /** What components are given for a text that is longer than its type allows; the text itself by default. */
  tooLong?: unknown;
  /** How visitors read the value, or each of its parts that they read. */
  text?: TextKind | Record<string, TextKind>;
  /** Joins the schema that is generated from the type: plain words for editors, and references to live lists. */
  schema?: JsonSchema;
  /** What depends on the site, by the names under which `schema` refers to it. Only editors read it. */
  live?: Record<string, (site: SiteNames) => JsonSchema>;
  /** The formats that the type names and no pattern can describe. */
  formats?: Record<string, (text: string) => boolean>;
  form?: FieldForm;
}

/** How a value is edited. Without it the form follows from the shape. */
export interface FieldForm {
  /** Its control: `rich-text` is `RichTextField.tsx` of the studio. */
  control?: string;
  /** What one is called in a list; by the name of its type by default. */
  label?: string;
  /** The value that a new one begins with; an empty text by default. */
  empty?: unknown;
  /** Whether it comes after words, pictures and lists. */
  isSetting?: boolean;
}

/** Defines a kind of field. */
export function defineField<Value = string>(definition: FieldDefinition<Value>): FieldDefinition {
  return definition as FieldDefinition;
}
