import type { FieldDefinition } from "../../fields/define-field.ts";
import { USE } from "../../model/block.ts";
import { definitionName, type JsonSchema, type Snippet } from "../../model/json-schema.ts";
import type { SchemaName } from "./sources.ts";

/**
 * Adds what editors show beside the rules themselves: an "add block" menu, completion of links,
 * anchors and pictures from the live lists, and plain words where a pattern fails.
 */
export function addEditorHelp(
  schema: JsonSchema,
  name: SchemaName,
  fields: readonly FieldDefinition[],
): JsonSchema {
  const definitions = { ...schema.definitions };
  for (const field of fields) {
    const generated = definitions[field.name];
    if (generated) definitions[field.name] = { ...generated, ...field.schema };
  }
  return withBlockSnippets({
    ...schema,
    $comment: `Generated from the types by \`npm run schema\`. Do not edit. (${name})`,
    definitions,
  });
}

/** Adds the menu of blocks, for editors. */
export function withBlockSnippets(schema: JsonSchema): JsonSchema {
  const { definitions = {} } = schema;
  const { Block: block, PageBlock: entry, SharedUse: use } = definitions;
  if (!block) return schema;
  const snippets = blockSnippets(block, definitions);
  const withUse = use && [...snippets, snippetOf(USE, use, definitions)];
  return {
    ...schema,
    definitions: {
      ...definitions,
      Block: { ...block, defaultSnippets: snippets },
      ...(entry && { PageBlock: { ...entry, defaultSnippets: withUse } }),
    },
  };
}

function blockSnippets(block: JsonSchema, definitions: Record<string, JsonSchema>): Snippet[] {
  return (block.allOf ?? []).map(({ then: member }) => {
    const target =
      member?.$ref === undefined ? undefined : definitions[definitionName(member.$ref)];
    const tag = String(target?.properties?.type?.const);
    return target ? snippetOf(tag, target, definitions) : { label: tag, body: { type: tag } };
  });
}

function snippetOf(
  label: string,
  target: JsonSchema,
  definitions: Record<string, JsonSchema>,
): Snippet {
  return { label, description: target.description, body: skeleton(target, definitions) };
}

/** The smallest value of a schema: its required fields, with gaps to fill. */
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
