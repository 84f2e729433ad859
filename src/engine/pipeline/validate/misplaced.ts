import type { ErrorObject } from "ajv";
import { isUse, USE } from "../../model/block.ts";
import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import { isIndex, pointerKeys } from "../../model/pointer.ts";
import type { Definitions } from "./meant-fields.ts";
import type { Words } from "./words.ts";

/** What to do with a block where none belongs. */
export const MOVE_BLOCK = 'Move it to the list "blocks" of a page.';

/**
 * What to say of a block that stands where an entry of another kind belongs, and of an entry that stands
 * among blocks. Everything else that is wrong with it follows from that.
 *
 * @returns nothing when the value stands where it belongs
 */
export function misplaced(error: ErrorObject, definitions: Definitions): Words | undefined {
  const { keyword, params, data } = error;
  if (typeof data !== "object" || data === null) return undefined;
  if (keyword === "additionalProperties") {
    const { additionalProperty: name } = params;
    if (name === "type") return blockElsewhere(error, definitions);
    const isWhole = name === USE && Object.keys(data).length === 1;
    return isWhole ? elsewhere(error, "a shared block") : undefined;
  }
  if (!isUntyped(error)) return undefined;
  return isUse(data) ? USE_IN_SHARED : entryAmongBlocks(error, definitions);
}

/** Whether an error is about a block without a type. Schemas that were compiled before are equal, and not the same. */
export function isUntyped({ keyword, params, parentSchema }: ErrorObject): boolean {
  const isUnion = (parentSchema as JsonSchema).allOf?.some((member) => member.if) ?? false;
  return keyword === "required" && params.missingProperty === "type" && isUnion;
}

/** A shared block is written in its file. */
const USE_IN_SHARED: Words = {
  rule: "page-block-misplaced",
  message: "A shared block cannot show another shared block.",
  hint: "Write the block itself here, and name its file on the pages.",
};

function blockElsewhere(error: ErrorObject, { Block }: Definitions): Words | undefined {
  const { type } = error.data as { type: unknown };
  const known = Block?.properties?.type?.enum;
  if (typeof type !== "string" || (known && !known.includes(type))) return undefined;
  return elsewhere(error, blockName(type));
}

function elsewhere(error: ErrorObject, what: string): Words {
  const { properties = {}, description = "something else" } = error.parentSchema as JsonSchema;
  const isFile = error.instancePath === "";
  const where = isFile ? "by itself in this file" : `in "${listOf(error.instancePath)}"`;
  return {
    rule: "schema-type",
    message: `${capital(what)} stands ${where}, where ${inSentence(description)} belongs.`,
    hint: isFile ? wrapping("block" in properties) : MOVE_BLOCK,
  };
}

function wrapping(isShared: boolean): string {
  return isShared
    ? 'Put { "block": before it and } after it.'
    : 'Put it into the list "blocks" of a page, which has a "title" and a "description" as well.';
}

function entryAmongBlocks(error: ErrorObject, definitions: Definitions): Words | undefined {
  const entry = error.data as object;
  const blocks = blocksOf(definitions);
  if (blocks.some(({ schema }) => hasFieldsOf(entry, schema))) return undefined;
  const homes = blocks.flatMap(({ type, schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([field, { $ref, items }]) => {
      const name = $ref ?? items?.$ref;
      const target = name === undefined ? undefined : definitions[definitionName(name)];
      return target?.properties && hasFieldsOf(entry, target) ? [{ type, field, target }] : [];
    }),
  );
  const [first] = homes;
  if (!first) return undefined;
  const isOneKind = homes.every(({ target }) => target === first.target);
  const kind = isOneKind ? withoutPeriod(first.target.description ?? "") : "";
  return {
    rule: "schema-type",
    message: `${kind || "An entry of another list"} stands in "${listOf(error.instancePath)}", where a block belongs.`,
    hint: `Move it into ${joined(homes.map(({ type, field }) => `"${field}" of ${blockName(type)}`))}.`,
  };
}

function blocksOf(definitions: Definitions): { type: string; schema: JsonSchema }[] {
  return (definitions.Block?.allOf ?? []).flatMap(({ then: member }) => {
    const schema = member?.$ref && definitions[definitionName(member.$ref)];
    return schema ? [{ type: String(schema.properties?.type?.const), schema }] : [];
  });
}

/** Whether an object without a type has all fields that a schema needs, and no others than it knows. */
function hasFieldsOf(entry: object, { properties = {}, required = [] }: JsonSchema): boolean {
  const fields = Object.keys(entry);
  const needed = required.filter((name) => name !== "type");
  return (
    needed.length > 0 &&
    needed.every((name) => fields.includes(name)) &&
    fields.every((name) => Object.hasOwn(properties, name))
  );
}

/** The field that a value stands in, directly or as an entry of its list. */
function listOf(pointer: string): string {
  return pointerKeys(pointer).findLast((key) => !isIndex(key)) ?? "";
}

/** `a price-list block`, `an opening block`. */
export function blockName(type: string): string {
  return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type} block`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function inSentence(description: string): string {
  const text = withoutPeriod(description);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

function withoutPeriod(text: string): string {
  return text.replace(/[.:].*$/s, "");
}

/** `a, b or c`. */
function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
}
