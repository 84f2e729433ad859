import type { FieldForm } from "../../../engine/fields/define-field.ts";
import { definitionName, type JsonSchema } from "../../../engine/model/json-schema.ts";
import { CONTROL_NAMES } from "../../contract/control-names.ts";
import type { ControlName, Field, FieldKind } from "../../contract/field.ts";
import { helpOf } from "./help.ts";
import { labelOf } from "./label.ts";

/** What forms are made from. */
export interface FormSource {
  /** The definitions of the schema. */
  definitions: Record<string, JsonSchema>;
  /** How values are edited, by the names of their types. */
  forms: ReadonlyMap<string, FieldForm>;
}

/** The fields of an object's schema, in their order. Fixed values such as a block's `type` are no fields. */
export function fieldsOf(schema: JsonSchema, source: FormSource): Record<string, Field> {
  const required = new Set(schema.required);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([key, field]) => field.const === undefined && !key.startsWith("$"))
      .map(([key, field]) => [key, fieldOf(key, field, source, required.has(key))]),
  );
}

/** The form of one field. */
export function fieldOf(
  key: string,
  schema: JsonSchema,
  source: FormSource,
  required = false,
): Field {
  const name = schema.$ref === undefined ? undefined : definitionName(schema.$ref);
  const target = name === undefined ? schema : (source.definitions[name] ?? {});
  const help = helpOf(schema.description) ?? helpOf(target.description);
  return {
    label: schema.title ?? labelOf(key),
    ...(help === undefined ? {} : { help }),
    ...(required ? { required } : {}),
    ...kindOf(name, target, source),
  };
}

function kindOf(name: string | undefined, schema: JsonSchema, source: FormSource): FieldKind {
  const form = source.forms.get(name ?? "");
  if (form?.control) return named(form.control, form);
  if (schema.role === "menu") return menuOf(schema, source);
  if (schema.enum) return { kind: "choice", options: schema.enum as (string | number)[] };
  if (schema.anyOf)
    return {
      kind: "either",
      options: schema.anyOf.map((option) => entryOf(option, source)),
    };
  if (schema.allOf?.every((member) => member.if)) return variantsOf(schema.allOf, source);
  if (typeof schema.additionalProperties === "object")
    return { kind: "named", item: entryOf(schema.additionalProperties, source) };
  if (schema.properties) return { kind: "group", fields: fieldsOf(schema, source) };
  if (schema.type === "array") return listOf(schema, source);
  if (schema.type === "boolean") return { kind: "switch" };
  if (schema.type === "number" || schema.type === "integer") {
    const { minimum, maximum } = schema;
    return { kind: "number", whole: schema.type === "integer", minimum, maximum };
  }
  return { kind: "text", pattern: schema.pattern, words: schema.patternErrorMessage };
}

/** A union whose members are distinguished by the value of one field. */
function variantsOf(members: JsonSchema[], source: FormSource): FieldKind {
  const tags = members.map(({ if: test }) => Object.entries(test?.properties ?? {})[0]);
  const options = members.map(({ then = {} }, at) => {
    const target = source.definitions[definitionName(then.$ref ?? "")] ?? then;
    return {
      value: String(tags[at]?.[1].const),
      label: target.title ?? labelOf(String(tags[at]?.[1].const)),
      help: helpOf(target.description),
      fields: fieldsOf(target, source),
    };
  });
  return { kind: "variant", by: tags[0]?.[0] ?? "", options };
}

/** A list of links and of groups of links. */
function menuOf({ items = {} }: JsonSchema, source: FormSource): FieldKind {
  const at = ({ $ref = "" }: JsonSchema) => source.definitions[definitionName($ref)] ?? {};
  const entry = at(items);
  const [first = items, second] = entry.anyOf ?? [];
  const group = at(second ?? first);
  const { links, ...others } = group.properties ?? {};
  return {
    kind: "menu",
    link: fieldsOf(at(links?.items ?? {}), source),
    group: fieldsOf({ ...group, properties: others }, source),
    takesLinks: second !== undefined,
  };
}

/** @throws when no control has that name, which is a mistake of the field's definition */
function named(control: string, { empty, isSetting }: FieldForm): FieldKind {
  if (!isControl(control)) throw new Error(`The studio has no control "${control}" for a field.`);
  return {
    kind: control,
    ...(empty === undefined ? {} : { empty }),
    ...(isSetting ? { isSetting } : {}),
  };
}

function isControl(name: string): name is ControlName {
  return (CONTROL_NAMES as readonly string[]).includes(name);
}

function listOf(schema: JsonSchema, source: FormSource): FieldKind {
  const item = schema.items ?? {};
  return {
    kind: "list",
    item: { ...entryOf(item, source), required: true },
    least: schema.minItems ?? 0,
    most: schema.maxItems,
  };
}

/** The form of a value without a key. It is called by the title of its type, else by the name: `OpeningDay` is an "Opening day". */
function entryOf(schema: JsonSchema, source: FormSource): Field {
  const name = schema.$ref === undefined ? "entry" : definitionName(schema.$ref);
  const title = source.definitions[name]?.title;
  const entry = fieldOf(source.forms.get(name)?.label ?? name, schema, source);
  return title === undefined ? entry : { ...entry, label: title };
}
