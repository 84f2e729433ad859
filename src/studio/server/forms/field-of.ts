import { definitionName, type JsonSchema } from "../../../engine/pipeline/schema/json-schema.ts";
import type { Field, FieldKind, MeaningKind } from "../../contract/field.ts";
import { labelOf } from "./label.ts";

/** Definitions of the schema whose values have a form of their own, by the name of their type. */
const MEANINGS: Record<string, MeaningKind> = {
  RichText: "rich-text",
  Href: "link",
  Route: "route",
  Folder: "route",
  MediaPath: "media",
  Image: "picture",
  Anchor: "anchor",
  IsoDate: "day",
  PageList: "pages",
  SharedName: "shared",
};

const ICON = "IconName";

export type Definitions = Record<string, JsonSchema>;

/** The fields of an object's schema, in their order. Fixed values such as a block's `type` are no fields. */
export function fieldsOf(schema: JsonSchema, definitions: Definitions): Record<string, Field> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key, field]) => field.const === undefined && !key.startsWith("$"))
      .map(([key, field]) => [key, fieldOf(key, field, definitions, required.has(key))]),
  );
}

/** The form of one field. */
export function fieldOf(
  key: string,
  schema: JsonSchema,
  definitions: Definitions,
  required = false,
): Field {
  const name = schema.$ref === undefined ? undefined : definitionName(schema.$ref);
  const target = name === undefined ? schema : (definitions[name] ?? {});
  const help = schema.description ?? target.description;
  return {
    label: labelOf(key),
    ...(help === undefined ? {} : { help }),
    ...(required ? { required } : {}),
    ...kindOf(name, target, definitions),
  };
}

function kindOf(name: string | undefined, schema: JsonSchema, definitions: Definitions): FieldKind {
  const meaning = name === undefined ? undefined : MEANINGS[name];
  if (meaning) return { kind: meaning };
  if (name === ICON) return { kind: "icon", options: (schema.enum ?? []).map(String) };
  if (schema.enum) return { kind: "choice", options: schema.enum as (string | number)[] };
  if (schema.anyOf)
    return {
      kind: "either",
      options: schema.anyOf.map((option) => fieldOf(nameOf(option), option, definitions)),
    };
  if (schema.properties) return { kind: "group", fields: fieldsOf(schema, definitions) };
  if (schema.type === "array") return listOf(schema, definitions);
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.type === "number" || schema.type === "integer") {
    const { minimum, maximum } = schema;
    return { kind: "number", whole: schema.type === "integer", minimum, maximum };
  }
  return { kind: "text", pattern: schema.pattern, words: schema.patternErrorMessage };
}

function listOf(schema: JsonSchema, definitions: Definitions): FieldKind {
  const item = schema.items ?? {};
  return {
    kind: "list",
    item: fieldOf(nameOf(item), item, definitions, true),
    least: schema.minItems ?? 0,
    most: schema.maxItems,
  };
}

/** What one entry is called, from the name of its type: `FaqItem` is a "Faq item". */
function nameOf(schema: JsonSchema): string {
  const name = schema.$ref === undefined ? "entry" : definitionName(schema.$ref);
  return name === "Text" || name === "RichText" ? "entry" : name;
}
