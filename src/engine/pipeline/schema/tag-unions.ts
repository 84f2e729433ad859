import { definitionName, type JsonSchema } from "../../model/json-schema.ts";

/** Fields by which the members of a union are told apart. */
const TAGS = ["type", "provider"];

/**
 * Rewrites unions of interfaces that are told apart by such a field into one `if`/`then` per member.
 * With the generator's `anyOf` a single mistake is reported once for every member of the union;
 * in this form validators and editors report it once, at its position.
 */
export function tagUnions(schema: JsonSchema): JsonSchema {
  const definitions = { ...schema.definitions };
  for (const [name, definition] of Object.entries(definitions)) {
    for (const tag of TAGS) {
      const members = definition.anyOf && tagged(tag, definition.anyOf, definitions);
      if (members) definitions[name] = tagUnion(tag, definition, members);
    }
  }
  return { ...schema, definitions };
}

/** A member of a union: what the field says that tells it apart, and where it is defined. */
export interface Member {
  value: string;
  ref: JsonSchema;
}

/** The members of a union in its rewritten form, and the field that tells them apart; of any other schema none. */
export function membersOf({ allOf = [] }: JsonSchema): { tag?: string; members: Member[] } {
  const [tag] = Object.keys(allOf[0]?.if?.properties ?? {});
  if (tag === undefined) return { members: [] };
  const members = allOf.map((branch) => ({
    value: String(branch.if?.properties?.[tag]?.const),
    ref: branch.then ?? {},
  }));
  return { tag, members };
}

function tagged(
  tag: string,
  union: JsonSchema[],
  definitions: Record<string, JsonSchema>,
): Member[] | undefined {
  const members: Member[] = [];
  for (const ref of union) {
    const target = ref.$ref === undefined ? undefined : definitions[definitionName(ref.$ref)];
    const value = target?.properties?.[tag]?.const;
    if (typeof value !== "string") return undefined;
    members.push({ value, ref });
  }
  return members;
}

/**
 * A union of members that a field tells apart.
 *
 * @param definition what else is said of it
 */
export function tagUnion(tag: string, definition: JsonSchema, members: Member[]): JsonSchema {
  const { anyOf: _, ...rest } = definition;
  return {
    ...rest,
    type: "object",
    required: [tag],
    properties: { [tag]: { type: "string", enum: members.map(({ value }) => value) } },
    allOf: members.map(({ value, ref }) => ({
      if: { type: "object", required: [tag], properties: { [tag]: { const: value } } },
      then: ref,
    })),
  };
}
