import type { Block } from "../../engine/model/block.ts";
import type { CONTROL_NAMES } from "./control-names.ts";

/** One field of a form, as the schema says it is. */
export type Field = FieldBase & FieldKind;

interface FieldBase {
  /** The name people read. */
  label: string;
  /** What belongs here, from the type's own description. */
  help?: string;
  required?: boolean;
}

/** What can be written into a field: what its type says by its name, or what follows from its shape. */
export type FieldKind =
  | { [Name in ControlName]: NamedKind<Name> }[ControlName]
  | { kind: "text"; pattern?: string; words?: string }
  | { kind: "number"; whole: boolean; minimum?: number; maximum?: number }
  | { kind: "switch" }
  | { kind: "choice"; options: (string | number)[] }
  | { kind: "list"; item: Field; least: number; most?: number }
  | { kind: "group"; fields: Record<string, Field> }
  | { kind: "variant"; by: string; options: Variant[] }
  | { kind: "named"; item: Field }
  | { kind: "menu"; link: Record<string, Field>; group: Record<string, Field>; takesLinks: boolean }
  | { kind: "either"; options: Field[] };

/** One of several groups of fields, selected by the value of one of them. */
export interface Variant {
  value: string;
  label: string;
  help?: string;
  fields: Record<string, Field>;
}

/** A control that the field's type names. */
export type ControlName = (typeof CONTROL_NAMES)[number];

/** A kind that means more than its value, with a control of its own. */
interface NamedKind<Name extends ControlName> {
  kind: Name;
  /** The value that a new one begins with; an empty text by default. */
  empty?: unknown;
  /** Whether it comes after words, pictures and lists. */
  isSetting?: boolean;
}

/** The form of an entry of a page's blocks. */
export interface EntryForm {
  label: string;
  help: string;
  fields: Record<string, Field>;
}

/** The form of one block type. */
export interface BlockForm extends EntryForm {
  type: string;
  /** The smallest block of this type. */
  body: Block;
  /** How many examples the gallery has. */
  examples: number;
}

/** A page as the studio edits it: whatever its file says. */
export interface EditedPage {
  title?: unknown;
  blocks?: unknown;
  [field: string]: unknown;
}
