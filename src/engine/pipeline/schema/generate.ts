import { join } from "node:path";
import { createGenerator } from "ts-json-schema-generator";
import { addEditorHelp } from "./editor-help.ts";
import type { JsonSchema } from "./json-schema.ts";
import { SCHEMA_SOURCES, type SchemaName } from "./sources.ts";
import { tagUnions } from "./tag-unions.ts";

/**
 * Generates the JSON Schema of one kind of document from its TypeScript interface.
 *
 * @param root the folder that holds `src/` and `tsconfig.json`
 * @param name which document
 */
export function generateSchema(root: string, name: SchemaName): JsonSchema {
  const { file, type } = SCHEMA_SOURCES[name];
  const generated = createGenerator({
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
  return addEditorHelp(tagUnions(generated), name);
}
