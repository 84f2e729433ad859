import { definitionName, type JsonSchema } from "../../../engine/pipeline/schema/json-schema.ts";
import type { Block, BlockForm, Field } from "../../contract/field.ts";
import { fieldsOf } from "./field-of.ts";
import { labelOf } from "./label.ts";

/** The forms of pages and of every block type. */
export interface Forms {
  page: Record<string, Field>;
  blocks: BlockForm[];
}

/**
 * Makes all forms from the page's schema. A new block type needs no code here.
 *
 * @param examples how many examples a block type has
 */
export function formsOf(schema: JsonSchema, examples: (type: string) => number): Forms {
  const definitions = schema.definitions ?? {};
  // Blocks have a list of their own, and hiding has its own button.
  const { blocks: _, hidden: __, ...page } = fieldsOf(definitions.PageFile ?? {}, definitions);
  const union = definitions.Block ?? {};
  const bodies = new Map(
    (union.defaultSnippets ?? []).map(({ label, body }) => [label, body as Block]),
  );
  const blocks = (union.allOf ?? []).map(({ then: member }): BlockForm => {
    const target = definitions[definitionName(member?.$ref ?? "")] ?? {};
    const type = String(target.properties?.type?.const);
    return {
      type,
      label: labelOf(type),
      help: target.description ?? "",
      fields: fieldsOf(target, definitions),
      body: bodies.get(type) ?? { type },
      examples: examples(type),
    };
  });
  return { page, blocks };
}
