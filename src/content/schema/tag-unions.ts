import { definitionName, type JsonSchema } from "./json-schema.ts";

/**
 * Rewrites unions of interfaces that are told apart by `type` into one `if`/`then` per member.
 * With the generator's `anyOf` a single mistake is reported once for every member of the union;
 * in this form validators and editors report it once, at its place.
 */
export function tagUnions(schema: JsonSchema): JsonSchema {
  const definitions = { ...schema.definitions };
  for (const [name, definition] of Object.entries(definitions)) {
    const members = definition.anyOf && tagged(definition.anyOf, definitions);
    if (members) definitions[name] = tagUnion(definition, members);
  }
  return { ...schema, definitions };
}

interface Member {
  tag: string;
  ref: JsonSchema;
}

function tagged(
  union: JsonSchema[],
  definitions: Record<string, JsonSchema>,
): Member[] | undefined {
  const members: Member[] = [];
  for (const ref of union) {
    const target = ref.$ref === undefined ? undefined : definitions[definitionName(ref.$ref)];
    const tag = target?.properties?.type?.const;
    if (typeof tag !== "string") return undefined;
    members.push({ tag, ref });
  }
  return members;
}

function tagUnion(definition: JsonSchema, members: Member[]): JsonSchema {
  const { anyOf: _, ...rest } = definition;
  return {
    ...rest,
    type: "object",
    required: ["type"],
    properties: { type: { type: "string", enum: members.map((member) => member.tag) } },
    allOf: members.map(({ tag, ref }) => ({
      if: { required: ["type"], properties: { type: { const: tag } } },
      then: ref,
    })),
  };
}
