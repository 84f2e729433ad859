import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import { membersOf } from "./tag-unions.ts";

/** The interface whose fields every block has. */
export const TIMES = { file: "src/engine/model/times.ts", type: "Times" };

/** The union of all blocks. */
const BLOCK = "Block";

/** Gives every block the fields that say from when to when it is shown: no block has to name them, a site's own neither. */
export function withBlockTimes(schema: JsonSchema): JsonSchema {
  const { definitions = {} } = schema;
  const times = definitions[TIMES.type]?.properties;
  const { members } = membersOf(definitions[BLOCK] ?? {});
  const timed = members.flatMap(({ ref }): [string, JsonSchema][] => {
    const name = definitionName(ref.$ref ?? "");
    const block = definitions[name];
    if (!block?.properties) return [];
    return [[name, { ...block, properties: { ...block.properties, ...times } }]];
  });
  return { ...schema, definitions: { ...definitions, ...Object.fromEntries(timed) } };
}
