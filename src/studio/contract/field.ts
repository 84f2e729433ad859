/** One field of a form, as the schema says it is. */
export type Field = FieldBase & FieldKind;

interface FieldBase {
  /** The name people read. */
  label: string;
  /** What belongs here, from the type's own description. */
  help?: string;
  required?: boolean;
}

/** What can be written into a field. The plain kinds bear their name; the others are lists and groups. */
export type FieldKind =
  | { [Kind in MeaningKind]: { kind: Kind } }[MeaningKind]
  | { kind: "text"; pattern?: string; words?: string }
  | { kind: "number"; whole: boolean; minimum?: number; maximum?: number }
  | { kind: "switch" }
  | { kind: "choice"; options: (string | number)[] }
  | { kind: "icon"; options: string[] }
  | { kind: "list"; item: Field; least: number; most?: number }
  | { kind: "group"; fields: Record<string, Field> }
  | { kind: "either"; options: Field[] };

/** Kinds that mean more than their value, each with a form of its own. */
export type MeaningKind =
  | "rich-text"
  | "link"
  | "route"
  | "media"
  | "picture"
  | "anchor"
  | "day"
  | "pages"
  | "shared";

/** The form of one block type. */
export interface BlockForm {
  type: string;
  label: string;
  help: string;
  fields: Record<string, Field>;
  /** The smallest block of this type. */
  body: Block;
  /** How many examples the gallery has. */
  examples: number;
}

/** A block as the studio edits it: any block of the schema. */
export interface Block {
  type: string;
  [field: string]: unknown;
}

/** A page as the studio edits it: whatever its file says. */
export interface EditedPage {
  title?: unknown;
  blocks?: unknown;
  [field: string]: unknown;
}
