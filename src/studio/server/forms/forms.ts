import type { FieldDefinition } from "../../../engine/fields/define-field.ts";
import type { Block } from "../../../engine/model/block.ts";
import { definitionName, type JsonSchema } from "../../../engine/model/json-schema.ts";
import type { BlockForm, EntryForm, Field } from "../../contract/field.ts";
import { type FormSource, fieldsOf } from "./field-of.ts";
import { helpOf } from "./help.ts";
import { labelOf } from "./label.ts";

/** The forms of pages and of every block type. */
export interface Forms {
  page: Record<string, Field>;
  blocks: BlockForm[];
  /** Of entries that show a shared block. */
  use: EntryForm;
  /** Of the look of the site. */
  look: Record<string, Field>;
  /** Of what holds for the whole site. */
  site: Record<string, Field>;
  /** Of what differs from it in another language. */
  translation: Record<string, Field>;
}

/**
 * Makes all forms from the schemas. A new block type needs no code here.
 *
 * @param fields what types mean by their names
 * @param examples how many examples a block type has
 */
export function formsOf(
  schemas: Record<"page" | "theme" | "site" | "translation", JsonSchema>,
  fields: readonly FieldDefinition[],
  examples: (type: string) => number,
): Forms {
  const definitions = schemas.page.definitions ?? {};
  const forms = new Map(fields.flatMap(({ name, form }) => (form ? [[name, form] as const] : [])));
  const source = { definitions, forms };
  // Blocks have a list of their own, and hiding has its own button.
  const { blocks: _, hidden: __, ...page } = fieldsOf(definitions.PageFile ?? {}, source);
  const union = definitions.Block ?? {};
  const bodies = new Map(
    (union.defaultSnippets ?? []).map(({ label, body }) => [label, body as Block]),
  );
  const blocks = (union.allOf ?? []).map(({ then: member }): BlockForm => {
    const target = definitions[definitionName(member?.$ref ?? "")] ?? {};
    const type = String(target.properties?.type?.const);
    return {
      type,
      ...entryForm(type, target, source),
      body: bodies.get(type) ?? { type },
      examples: examples(type),
    };
  });
  // What a page says otherwise is edited in the form of the shared block.
  const { fields: useFields, ...useForm } = entryForm("shared part", definitions.SharedUse, source);
  const { with: ____, ...use } = useFields;
  const fileForm = ({ definitions = {} }: JsonSchema, name: string) =>
    fieldsOf(definitions[name] ?? {}, { definitions, forms });
  // The note of the engine is no author's to change.
  const { "page-engine": ___, ...site } = fileForm(schemas.site, "SiteFile");
  return {
    page,
    blocks,
    use: { ...useForm, fields: use },
    look: fileForm(schemas.theme, "ThemeFile"),
    site,
    translation: fileForm(schemas.translation, "SiteTranslationFile"),
  };
}

function entryForm(name: string, schema: JsonSchema = {}, source: FormSource): EntryForm {
  return {
    label: labelOf(name),
    help: helpOf(schema.description) ?? "",
    fields: fieldsOf(schema, source),
  };
}
