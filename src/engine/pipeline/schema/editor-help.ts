import { definitionName, type JsonSchema, type Snippet } from "./json-schema.ts";
import type { LiveDefinition } from "./live-lists.ts";
import type { SchemaName } from "./sources.ts";

/**
 * Adds what editors show beside the rules themselves: an "add block" menu, completion of links,
 * anchors and pictures from the live lists, and plain words where a pattern fails.
 */
export function addEditorHelp(schema: JsonSchema, name: SchemaName): JsonSchema {
  const definitions = { ...schema.definitions };
  for (const [definition, live] of Object.entries(LIVE_LISTS)) {
    const known = definitions[definition];
    if (known) definitions[definition] = { ...known, ...fromList(live) };
  }
  const image = definitions.Image;
  if (image) definitions.Image = pictureHelp(image);
  for (const [definition, message] of Object.entries(PATTERN_MESSAGES)) {
    const known = definitions[definition];
    if (known) definitions[definition] = { ...known, patternErrorMessage: message };
  }
  const block = definitions.Block;
  if (block) definitions.Block = { ...block, defaultSnippets: blockSnippets(block, definitions) };
  return {
    ...schema,
    $comment: `Generated from the types by \`npm run schema\`. Do not edit. (${name})`,
    definitions,
  };
}

/** Definitions whose values editors complete and check with `routes.schema.json`. */
const LIVE_LISTS: Record<string, LiveDefinition> = {
  AliasPath: "alias",
  Folder: "folder",
  Href: "href",
  IsoDate: "day",
  MediaPath: "media",
  RichText: "richText",
  Route: "route",
  SharedName: "shared",
  Text: "text",
};

function fromList(live: LiveDefinition): JsonSchema {
  return { allOf: [{ $ref: `routes.schema.json#/definitions/${live}` }] };
}

/** Of all media only pictures can stand in a picture, and none without words. */
function pictureHelp(image: JsonSchema): JsonSchema {
  const properties = { src: fromList("picture"), alt: fromList("alt") };
  return { ...image, allOf: [{ properties }] };
}

const PATTERN_MESSAGES: Record<string, string> = {
  Text: "This text is empty. Write it, or delete the field if it is not needed.",
  Html: "This text is empty. Write it, or delete the field if it is not needed.",
  RichText: "This text is empty. Write it, or delete the field if it is not needed.",
  Anchor:
    'An anchor has small letters, digits and hyphens only, and begins with a letter, for example "our-prices".',
  FactName:
    'The name of a fact has small letters, digits and hyphens only, and begins with a letter, for example "owner".',
  IsoDate: 'A day is written as year-month-day, for example "2026-11-21".',
  Origin: 'Write the address of a site without a path, for example "https://www.example.com".',
  FormHost: 'Write a host over https and without a path, for example "https://forms.example.com".',
  FormAddress: 'Write a full address over https, for example "https://forms.example.com/12".',
  MediaPath: 'A picture or video lies in the media folder: its path begins with "/media/".',
};

function blockSnippets(block: JsonSchema, definitions: Record<string, JsonSchema>): Snippet[] {
  return (block.allOf ?? []).map(({ then: member }) => {
    const target =
      member?.$ref === undefined ? undefined : definitions[definitionName(member.$ref)];
    const tag = String(target?.properties?.type?.const);
    return {
      label: tag,
      description: target?.description,
      body: target ? skeleton(target, definitions) : { type: tag },
    };
  });
}

/** The smallest value of a schema: its required fields, with places to fill. */
function skeleton(schema: JsonSchema, definitions: Record<string, JsonSchema>): unknown {
  if (schema.$ref !== undefined) {
    const target = definitions[definitionName(schema.$ref)];
    return target ? skeleton(target, definitions) : "";
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.properties) {
    const required = schema.required ?? [];
    return Object.fromEntries(
      Object.entries(schema.properties)
        .filter(([key]) => required.includes(key))
        .map(([key, value]) => [key, skeleton(value, definitions)]),
    );
  }
  if (schema.type === "array") {
    const item = schema.items ? skeleton(schema.items, definitions) : "";
    return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => item);
  }
  if (schema.type === "number" || schema.type === "integer") return 1;
  return "";
}
