import type { PageList } from "../../fields/page-list.ts";
import { appendPointer } from "../../page/pointer.ts";
import type { PageCard, Picture } from "../../page/resolved.ts";
import type { RichNode } from "../../page/rich-node.ts";
import { definitionName, type JsonSchema } from "../schema/json-schema.ts";
import { isLonger, joinedLength } from "../validate/text-length.ts";
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
  const fieldWalk = fieldWalks(on);
  const definitions = schema.definitions ?? {};
  const compiled = new Map<string, Walk>();

  function named(name: string): Walk {
    const known = compiled.get(name);
    if (known) return known;
    const field = fieldWalk[name];
    if (field) {
      const bounded = withinLimits(field, definitions[name] ?? {});
      compiled.set(name, bounded);
      return bounded;
    }
    let walk: Walk = asIs;
    compiled.set(name, (value, place, pointer) => walk(value, place, pointer));
    walk = compile(definitions[name] ?? {});
    compiled.set(name, walk);
    return walk;
  }

  function compile(node: JsonSchema): Walk {
    if (node.$ref !== undefined) return named(definitionName(node.$ref));
    if (node.allOf?.some((branch) => branch.if)) return byType(node.allOf);
    if (node.anyOf) return merged(node.anyOf);
    if (node.properties || typeof node.additionalProperties === "object") return object(node);
    if (node.type === "array" && node.items) return list(compile(node.items));
    return asIs;
  }

  function byType(branches: JsonSchema[]): Walk {
    const members = new Map(
      branches.map((branch) => [
        String(branch.if?.properties?.type?.const),
        compile(branch.then ?? {}),
      ]),
    );
    return (value, place, pointer) =>
      (members.get((value as { type: string }).type) ?? asIs)(value, place, pointer);
  }

  /** Alternatives that are told apart by their kind or their fields. */
  function merged(branches: JsonSchema[]): Walk {
    const targets = branches.map((branch) =>
      branch.$ref ? (definitions[definitionName(branch.$ref)] ?? branch) : branch,
    );
    const properties = Object.assign({}, ...targets.map((target) => target.properties ?? {}));
    const text = branches.find(
      (branch) => branch.$ref && targets[branches.indexOf(branch)]?.type === "string",
    );
    const forObject = object({ properties });
    const forText = text ? compile(text) : asIs;
    return (value, place, pointer) =>
      (typeof value === "string" ? forText : forObject)(value, place, pointer);
  }

  function object(node: JsonSchema): Walk {
    const fields = new Map(
      Object.entries(node.properties ?? {}).map(([key, field]) => [key, compile(field)]),
    );
    const others =
      typeof node.additionalProperties === "object" ? compile(node.additionalProperties) : asIs;
    return (value, place, pointer) => {
      const resolved: Record<string, unknown> = {};
      for (const [key, item] of Object.entries(value as object))
        resolved[key] = (fields.get(key) ?? others)(item, place, appendPointer(pointer, key));
      return resolved;
    };
  }

  return named;
}

/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function withinLimits(walk: Walk, schema: JsonSchema): Walk {
  const { maxLength = Number.POSITIVE_INFINITY, maxJoinedLength } = schema;
  const isTooLong = (value: unknown) =>
    typeof value === "string"
      ? isLonger(value, maxLength)
      : Array.isArray(value) && joinedLength(value) > (maxJoinedLength ?? Number.POSITIVE_INFINITY);
  const nothing = (value: unknown) => (maxJoinedLength === undefined ? value : []);
  return (value, place, pointer) =>
    isTooLong(value) ? nothing(value) : walk(value, place, pointer);
}

function list(item: Walk): Walk {
  return (value, place, pointer) =>
    (value as unknown[]).map((entry, at) => item(entry, place, appendPointer(pointer, at)));
}
