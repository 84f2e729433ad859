import { generateSchema } from "../engine/pipeline/schema/generate.ts";
import { SCHEMA_SOURCES, type SchemaName } from "../engine/pipeline/schema/sources.ts";
import { DEFINITIONS } from "./definitions.ts";
import type { GeneratedFile } from "./generated-lists.ts";

/** The union of all blocks. */
const BLOCK = { file: "src/theme/blocks/types.ts", type: "Block" };

/** The unions of what blogs and forms need, from the lists that are generated from their folders. */
export const PROVIDED = [
  { file: "src/providers/blog/types.ts", type: "Blog" },
  { file: "src/providers/forms/types.ts", type: "LeadForm" },
];

/** The schemas of all kinds of documents. */
export function schemas(root: string, definitions = DEFINITIONS): GeneratedFile[] {
  const { fields } = definitions;
  const strings = definitions.strings.languages;
  return (Object.keys(SCHEMA_SOURCES) as SchemaName[]).map((name) => ({
    path: `schema/${name}.schema.json`,
    text: () =>
      `${JSON.stringify(generateSchema(root, name, { block: BLOCK, provided: PROVIDED, fields, strings }), null, 2)}\n`,
  }));
}
