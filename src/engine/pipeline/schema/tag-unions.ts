import { definitionName, type JsonSchema } from "../../model/json-schema.ts";

/** Fields that distinguish the members of a union. */
const TAGS = ["type", "provider", "kind", "service"];

/**
 * Rewrites unions of interfaces that are distinguished by such a field into one `if`/`then` per member.
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
  for (const [name, definition] of Object.entries(definitions)) {
    const parts = definition.anyOf && untagged(definition.anyOf, definitions);
    if (parts) definitions[name] = eitherOf(definition, parts);
  }
  return { ...schema, definitions };
}

/** A union of interfaces with a tag and one without, which a field of its own distinguishes. */
interface Untagged {
  union: JsonSchema;
  tag: string;
  single: JsonSchema;
  field: string;
  /** What the field is, for editors. */
  help: JsonSchema;
}

/** A member of a union: the value of its tag, and where it is defined. */
export interface Member {
  value: string;
  ref: JsonSchema;
}

/** The members of a union in its rewritten form, and the field that distinguishes them; of any other schema none. */
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
    const value = targetOf(ref, definitions)?.properties?.[tag]?.const;
    if (typeof value !== "string") return undefined;
    members.push({ value, ref });
  }
  return members;
}

/**
 * A union of members that a field distinguishes.
 *
 * @param definition its other keywords
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

function untagged(
  [union, single, ...others]: JsonSchema[],
  definitions: Record<string, JsonSchema>,
): Untagged | undefined {
  const [tag] = targetOf(union, definitions)?.allOf?.[0]?.if?.required ?? [];
  const { properties = {}, required: [field] = [] } = targetOf(single, definitions) ?? {};
  if (!union || !single || others.length > 0 || !tag || !field || tag in properties)
    return undefined;
  const { description } = properties[field] ?? {};
  return { union, tag, single, field, help: description ? { description } : {} };
}

/** What has a tag is taken for a member of the union, whatever else it has. */
function eitherOf(
  { anyOf: _, ...rest }: JsonSchema,
  { union, tag, single, field, help }: Untagged,
): JsonSchema {
  return {
    ...rest,
    if: { required: [tag] },
    then: union,
    else: { properties: { [field]: help }, if: { required: [field] }, then: single, else: union },
  };
}

function targetOf(
  node: JsonSchema | undefined,
  definitions: Record<string, JsonSchema>,
): JsonSchema | undefined {
  return node?.$ref === undefined ? undefined : definitions[definitionName(node.$ref)];
}
