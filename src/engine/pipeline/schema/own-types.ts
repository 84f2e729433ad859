import type { JsonSchema } from "../../model/json-schema.ts";
import type { OwnType } from "../own-parts.ts";
import { withBlockTimes } from "./block-times.ts";
import { withBlockSnippets } from "./editor-help.ts";
import { withNamesOfItsOwn } from "./own-names.ts";
import { membersOf, tagUnion } from "./tag-unions.ts";

/**
 * A schema with the types of a site's own parts. One with the value of another member of its union stands in
 * that one's place.
 */
export function withOwnTypes(schema: JsonSchema, types: readonly OwnType[]): JsonSchema {
  const joined = types.reduce(withOwnType, schema);
  if (!types.some(({ union }) => union === "Block")) return joined;
  return withBlockSnippets(withBlockTimes(joined));
}

function withOwnType(schema: JsonSchema, type: OwnType): JsonSchema {
  const { union, value } = type;
  const { name, definitions } = withNamesOfItsOwn(type, value, schema.definitions ?? {});
  const target = schema.definitions?.[union];
  const { tag, members } = membersOf(target ?? {});
  if (target === undefined || tag === undefined) return schema;
  const own = { value, ref: { $ref: `#/definitions/${encodeURIComponent(name)}` } };
  const others = members.filter((member) => member.value !== value);
  return {
    ...schema,
    definitions: {
      ...schema.definitions,
      ...definitions,
      [union]: tagUnion(tag, target, [...others, own]),
    },
  };
}
