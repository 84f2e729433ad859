import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import type { FieldDefinition } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { addEditorHelp } from "./editor-help.ts";
import { SCHEMA_SOURCES, type SchemaName } from "./sources.ts";
import { tagUnions } from "./tag-unions.ts";

/** A type that schemas are generated from: its file below the root, and its name there. */
export interface SchemaSource {
  file: string;
  type: string;
}

/** The definition that stands for any block. */
const BLOCK = "Block";

/**
 * Generates the JSON Schema of one kind of document from its TypeScript interface.
 *
 * @param root the folder that holds `src/` and `tsconfig.json`
 * @param name which document
 * @param block the union of all blocks
 * @param fields what types mean by their names
 */
export function generateSchema(
  root: string,
  name: SchemaName,
  { block, fields }: { block: SchemaSource; fields: readonly FieldDefinition[] },
): JsonSchema {
  const document = generate(root, SCHEMA_SOURCES[name]);
  const whole = document.definitions?.[BLOCK]
    ? withBlocks(document, generate(root, block))
    : document;
  return addEditorHelp(tagUnions(whole), name, fields);
}

function generate(root: string, { file, type }: SchemaSource): JsonSchema {
  return createGenerator({
    path: join(root, file),
    tsconfig: join(root, "tsconfig.json"),
    type,
    topRef: true,
    expose: "export",
    jsDoc: "extended",
    extraTags: ["maxJoinedLength"],
    additionalProperties: false,
    skipTypeCheck: true,
  }).createSchema(type) as JsonSchema;
}

/** A document knows of blocks only that they have a type: what each of them is comes from the blocks. */
function withBlocks(document: JsonSchema, blocks: JsonSchema): JsonSchema {
  return { ...document, definitions: { ...document.definitions, ...blocks.definitions } };
}
