import { generateSchema } from "../engine/pipeline/schema/generate.ts";
import { SCHEMA_SOURCES, type SchemaName } from "../engine/pipeline/schema/sources.ts";
import { DEFINITIONS } from "./definitions.ts";
import type { GeneratedFile } from "./generated-lists.ts";

/** The union of all blocks. */
const BLOCK = { file: "src/theme/blocks/types.ts", type: "Block" };

/** The schemas of all kinds of documents. */
export function schemas(root: string, { fields } = DEFINITIONS): GeneratedFile[] {
  return (Object.keys(SCHEMA_SOURCES) as SchemaName[]).map((name) => ({
    path: `schema/${name}.schema.json`,
    text: () =>
      `${JSON.stringify(generateSchema(root, name, { block: BLOCK, fields }), null, 2)}\n`,
  }));
}
