import type { FieldDefinition } from "../../fields/define-field.ts";
import type { FieldContext } from "../../fields/field-context.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import { compileSchema } from "../schema/compile-schema.ts";
import { createLengthTest } from "../validate/text-length.ts";
import { createFieldContext } from "./field-context.ts";
import type { ResolveContext } from "./resolve-context.ts";

/** Resolves one value of a schema. */
export type Walk = (value: unknown, context: ResolveContext, pointer: string) => unknown;

type Visit = (value: unknown, context: FieldContext, pointer: string) => unknown;

const asIs: Visit = (value) => value;

/**
 * Compiles a schema to a function that resolves values of it: texts, links, pictures and lists of
 * pages wherever the types say they are. A new block needs no code here.
 *
 * @param schema as generated
 * @param fields what types mean by their names
 * @returns the function for the definition of a name
 */
export function compileWalks(
  schema: JsonSchema,
  fields: readonly FieldDefinition[],
): (definition: string) => Walk {
  const visitOf = compileSchema<Visit>(schema, {
    named: Object.fromEntries(fields.flatMap((field) => visitOfField(field, schema))),
    plain: asIs,
    object,
    list,
    tagged: (tag, members) => (value, context, pointer) =>
      (members.get((value as Record<string, string>)[tag] ?? "") ?? asIs)(value, context, pointer),
    having: (field, visit, otherwise) => (value, context, pointer) =>
      (Object.hasOwn(value as object, field) ? visit : otherwise)(value, context, pointer),
    either: (forText, forObject) => (value, context, pointer) =>
      (typeof value === "string" ? forText : forObject)(value, context, pointer),
    later: (get) => (value, context, pointer) => get()(value, context, pointer),
  });
  return (definition) => {
    const visit = visitOf(definition);
    return (value, context, pointer) => visit(value, createFieldContext(context), pointer);
  };
}

function object(fields: Map<string, Visit>, others: Visit): Visit {
  return (value, context, pointer) => {
    const resolved: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value as object))
      resolved[key] = (fields.get(key) ?? others)(item, context, appendPointer(pointer, key));
    return resolved;
  };
}

/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function visitOfField(field: FieldDefinition, schema: JsonSchema): [string, Visit][] {
  if (!field.resolve) return [];
  const isTooLong = createLengthTest(schema.definitions?.[field.name] ?? {});
  const visit: Visit = (value, context, pointer) =>
    isTooLong(value) ? (field.tooLong ?? value) : field.resolve?.(value, context, pointer);
  return [[field.name, visit]];
}

function list(item: Visit): Visit {
  return (value, context, pointer) =>
    (value as unknown[]).map((entry, at) => item(entry, context, appendPointer(pointer, at)));
}
