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
  description?: string;
  defaultSnippets?: Snippet[];
  errorMessage?: string;
  patternErrorMessage?: string;
}

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
