import { join } from "node:path";
import { type Config, createGenerator } from "ts-json-schema-generator";
import type { FieldDefinition } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import type { StringDefinitions } from "../definitions.ts";
import { TIMES, withBlockTimes } from "./block-times.ts";
import { addEditorHelp } from "./editor-help.ts";
import { SCHEMA_SOURCES, type SchemaName } from "./sources.ts";
import { withStrings } from "./string-properties.ts";
import { tagUnions } from "./tag-unions.ts";

/** A type that schemas are generated from: its file below the root, and its name there. */
export interface SchemaSource {
  file: string;
  type: string;
}

/** Tags by which rules know a field. */
const RULE_TAGS = ["role", "accepts", "once", "fieldsOf"];

/** How schemas are made of types, those of a site's own as well. */
export const SCHEMA_SETTINGS: Config = {
  topRef: true,
  expose: "export",
  jsDoc: "extended",
  extraTags: ["maxJoinedLength", ...RULE_TAGS],
  additionalProperties: false,
  skipTypeCheck: true,
};

/** What only definitions know of the types of documents. */
export interface TypeSources {
  /** The union of all blocks. */
  block: SchemaSource;
  /** Unions of what each provider needs in the site file. */
  provided: readonly SchemaSource[];
  /** What types mean by their names. */
  fields: readonly FieldDefinition[];
  /** Every string by its language. */
  strings: StringDefinitions["languages"];
}

/** The definition that stands for any block. */
const BLOCK = "Block";

/**
 * Generates the JSON Schema of one kind of document from its TypeScript interface.
 *
 * @param root the folder that holds `src/` and `tsconfig.json`
 * @param name which document
 */
export function generateSchema(
  root: string,
  name: SchemaName,
  { block, provided, fields, strings }: TypeSources,
): JsonSchema {
  const document = generate(root, SCHEMA_SOURCES[name]);
  if (name === "strings") return addEditorHelp(withStrings(document, strings), name, fields);
  const others = document.definitions?.[BLOCK] ? [block, TIMES] : name === "site" ? provided : [];
  const parts = others.map((source) => describedBy(generate(root, source), source, document));
  const whole = tagUnions(joined([document, ...parts]));
  return addEditorHelp(withBlockTimes(whole), name, fields);
}

/** A document knows of blocks and providers only what all have in common: what each is comes from a list of them. */
function joined(schemas: JsonSchema[]): JsonSchema {
  const definitions = Object.assign({}, ...schemas.map((schema) => schema.definitions ?? {}));
  return { ...schemas[0], definitions };
}

/** The document says what a service is for. */
function describedBy(part: JsonSchema, { type }: SchemaSource, document: JsonSchema): JsonSchema {
  if (type === BLOCK) return part;
  const description = document.definitions?.[type]?.description;
  const union = { ...part.definitions?.[type], ...(description && { description }) };
  return { ...part, definitions: { ...part.definitions, [type]: union } };
}

function generate(root: string, { file, type }: SchemaSource): JsonSchema {
  return createGenerator({
    ...SCHEMA_SETTINGS,
    path: join(root, file),
    tsconfig: join(root, "tsconfig.json"),
    type,
  }).createSchema(type) as JsonSchema;
}
