/** The part of JSON Schema (draft 7) that the generated schemas use. */
export interface JsonSchema {
  $schema?: string;
  $ref?: string;
  $comment?: string;
  definitions?: Record<string, JsonSchema>;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
  not?: JsonSchema;
  if?: JsonSchema;
  then?: JsonSchema;
  else?: JsonSchema;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  /** The length of all lines of a text together, with the line breaks between them. A keyword of this engine. */
  maxJoinedLength?: number;
  minimum?: number;
  maximum?: number;
  /** What people read in place of the name of a field or type, from `@title`. */
  title?: string;
  /** What a field is to rules, one or several {@link FieldRole}s. A keyword of this engine, as are those below. */
  role?: string;
  /** The only kind of file that a field takes: `picture`, or the ending of its name. */
  accepts?: string;
  /** The union whose fields an object may have, with none of them needed. The value knows which member it is of. */
  fieldsOf?: string;
  /** The value that only one block of a page may have. */
  once?: string;
  description?: string;
  defaultSnippets?: Snippet[];
  errorMessage?: string;
  patternErrorMessage?: string;
}

/**
 * What a field is to rules, written in its TSDoc as `@role`: the `heading` of a section; a text that is too `brief` to
 * have headings of its own; a `question` that a page answers once; the `label` of the link beside it; by which words a
 * page says its `subject`; a list of `answers`, which may be the same; a list of links and groups of links that is a `menu`.
 */
export type FieldRole = "answers" | "brief" | "heading" | "label" | "menu" | "question" | "subject";

/** An entry of VS Code's completion list. */
export interface Snippet {
  label: string;
  description?: string;
  body: unknown;
}

/** The name of the definition that a `$ref` points at. */
export function definitionName(ref: string): string {
  return decodeURIComponent(ref.replace("#/definitions/", ""));
}
