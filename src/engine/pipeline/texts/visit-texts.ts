import type { FieldDefinition, TextKind } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import { compileSchema } from "../schema/compile-schema.ts";
import { createLengthTest } from "../validate/text-length.ts";

/** The keys that lead to a value. */
export type Path = readonly (string | number)[];

/** Is given a text as it is written. The path holds good only until the function returns. */
export type OnText = (text: string, kind: TextKind, path: Path) => void;

/** Goes through the texts of one value. */
export type VisitTexts = (value: unknown, onText: OnText) => void;

type Visit = (value: unknown, onText: OnText, path: (string | number)[]) => void;

/** For values that hold no text; what comes to this is left out. */
const nothing: Visit = () => undefined;

/**
 * Compiles a schema to a function that finds every text that visitors read. Every line of a rich text is a
 * text of its own. It makes nothing on the way, so that large sites can be read again and again.
 *
 * @param schema as generated
 * @param fields what types mean by their names
 * @returns gives the function for the definition of a name
 */
export function compileTextVisits(
  schema: JsonSchema,
  fields: readonly FieldDefinition[],
): (definition: string) => VisitTexts {
  const visitOf = compileSchema<Visit>(schema, {
    named: Object.fromEntries(fields.flatMap((field) => visitOfField(field, schema))),
    plain: nothing,
    object,
    list: (item) => (item === nothing ? nothing : list(item)),
    tagged: (tag, members) => (value, onText, path) =>
      members.get(String((value as Record<string, unknown> | null)?.[tag]))?.(value, onText, path),
    having: (field, visit, otherwise) => (value, onText, path) =>
      (typeof value === "object" && value !== null && Object.hasOwn(value, field)
        ? visit
        : otherwise)(value, onText, path),
    either: (forText, forObject) =>
      forText === nothing && forObject === nothing
        ? nothing
        : (value, onText, path) =>
            (typeof value === "string" ? forText : forObject)(value, onText, path),
    later: (get) => (value, onText, path) => get()(value, onText, path),
  });
  return (definition) => {
    const visit = visitOf(definition);
    return (value, onText) => visit(value, onText, []);
  };
}

function visitOfField({ name, text }: FieldDefinition, schema: JsonSchema): [string, Visit][] {
  const definition = schema.definitions?.[name];
  if (text === undefined) return [];
  if (typeof text === "string") return [[name, withinLimits(ofKind(text), definition)]];
  const parts = Object.entries(text).map(([key, kind]): [string, Visit] => [
    key,
    withinLimits(ofKind(kind), definition?.properties?.[key]),
  ]);
  return [[name, object(new Map(parts), nothing)]];
}

/** The RFC 6901 pointer of a path. */
export function pointerOf(path: Path): string {
  return path.reduce<string>(appendPointer, "");
}

/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function withinLimits(visit: Visit, schema: JsonSchema = {}): Visit {
  const isTooLong = createLengthTest(schema);
  return (value, onText, path) => {
    if (!isTooLong(value)) visit(value, onText, path);
  };
}

function ofKind(kind: TextKind): Visit {
  if (kind === "rich") return lines;
  return (value, onText, path) => {
    if (typeof value === "string") onText(value, kind, path);
  };
}

/** A rich text is a text or its lines. */
function lines(value: unknown, onText: OnText, path: (string | number)[]): void {
  if (typeof value === "string") onText(value, "rich", path);
  else if (Array.isArray(value))
    value.forEach((line, at) => {
      path.push(at);
      if (typeof line === "string") onText(line, "rich", path);
      path.pop();
    });
}

function object(fields: Map<string, Visit>, others: Visit): Visit {
  const visits = [...fields].filter(([, visit]) => visit !== nothing);
  if (visits.length === 0 && others === nothing) return nothing;
  return (value, onText, path) => {
    for (const [key, visit] of visits) field(value, key, visit, { onText, path });
    if (others !== nothing && typeof value === "object" && value !== null)
      for (const key of Object.keys(value))
        if (!fields.has(key)) field(value, key, others, { onText, path });
  };
}

function field(
  value: unknown,
  key: string,
  visit: Visit,
  { onText, path }: { onText: OnText; path: (string | number)[] },
): void {
  const item = (value as Record<string, unknown> | null)?.[key];
  if (item === undefined) return;
  path.push(key);
  visit(item, onText, path);
  path.pop();
}

function list(item: Visit): Visit {
  return (value, onText, path) => {
    if (!Array.isArray(value)) return;
    for (const [at, entry] of value.entries()) {
      path.push(at);
      item(entry, onText, path);
      path.pop();
    }
  };
}
