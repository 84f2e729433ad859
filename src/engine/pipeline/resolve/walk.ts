import type { PageList } from "../../fields/page-list/type.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageCard, Picture } from "../../model/resolved.ts";
import type { RichNode } from "../../model/rich-node.ts";
import { compileSchema } from "../schema/compile-schema.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { createLengthTest } from "../validate/text-length.ts";
import type { Place } from "./place.ts";

/** What the walk does with values that mean more than themselves. */
export interface FieldResolvers {
  text(value: string, place: Place, pointer: string): string;
  richText(value: string | string[], place: Place, pointer: string): RichNode[];
  image(value: { src: string; alt: string }, place: Place, pointer: string): Picture;
  media(value: string, place: Place, pointer: string): string;
  link(value: string, place: Place, pointer: string): string;
  anchor(value: string, place: Place, pointer: string): string;
  day(value: string, place: Place, pointer: string): string;
  pages(value: PageList, place: Place, pointer: string): PageCard[];
}

/** Resolves one value of a schema. */
export type Walk = (value: unknown, place: Place, pointer: string) => unknown;

const asIs: Walk = (value) => value;

/** Definitions of the schema that carry a meaning, by the name of their type. */
function fieldWalks(on: FieldResolvers): Record<string, Walk> {
  return {
    Text: (value, place, pointer) => on.text(value as string, place, pointer),
    RichText: (value, place, pointer) => on.richText(value as string | string[], place, pointer),
    Image: (value, place, pointer) =>
      on.image(value as { src: string; alt: string }, place, pointer),
    MediaPath: (value, place, pointer) => on.media(value as string, place, pointer),
    Href: (value, place, pointer) => on.link(value as string, place, pointer),
    Anchor: (value, place, pointer) => on.anchor(value as string, place, pointer),
    IsoDate: (value, place, pointer) => on.day(value as string, place, pointer),
    PageList: (value, place, pointer) => on.pages(value as PageList, place, pointer),
  };
}

/**
 * Compiles a schema to a function that resolves values of it: texts, links, pictures and lists of
 * pages wherever the types say they are. A new block needs no code here.
 *
 * @param schema as generated
 * @param on what is done with the values of fields
 * @returns the function for the definition of a name
 */
export function compileWalks(schema: JsonSchema, on: FieldResolvers): (definition: string) => Walk {
  return compileSchema<Walk>(schema, {
    named: withinLimits(fieldWalks(on), schema),
    plain: asIs,
    object,
    list,
    tagged: (tag, members) => (value, place, pointer) =>
      (members.get((value as Record<string, string>)[tag] ?? "") ?? asIs)(value, place, pointer),
    either: (forText, forObject) => (value, place, pointer) =>
      (typeof value === "string" ? forText : forObject)(value, place, pointer),
    later: (get) => (value, place, pointer) => get()(value, place, pointer),
  });
}

function object(fields: Map<string, Walk>, others: Walk): Walk {
  return (value, place, pointer) => {
    const resolved: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value as object))
      resolved[key] = (fields.get(key) ?? others)(item, place, appendPointer(pointer, key));
    return resolved;
  };
}

/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function withinLimits(walks: Record<string, Walk>, schema: JsonSchema): Record<string, Walk> {
  const bounded = Object.entries(walks).map(([name, walk]): [string, Walk] => {
    const isTooLong = createLengthTest(schema.definitions?.[name] ?? {});
    return [
      name,
      (value, place, pointer) => {
        if (!isTooLong(value)) return walk(value, place, pointer);
        return name === "RichText" ? [] : value;
      },
    ];
  });
  return Object.fromEntries(bounded);
}

function list(item: Walk): Walk {
  return (value, place, pointer) =>
    (value as unknown[]).map((entry, at) => item(entry, place, appendPointer(pointer, at)));
}
