import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import { sameValue } from "../../model/same-value.ts";

/** A type with the definitions that it needs. */
interface NamedType {
  name: string;
  definitions: Record<string, JsonSchema>;
}

/**
 * Schemas know definitions by their names alone. A type of a part that has the name of one that is known, of the
 * engine's or of another part's, and is another, gets a name that no other type can have.
 *
 * @param part the part's name
 * @param known the definitions of the schema that it joins
 */
export function withNamesOfItsOwn(
  { name, definitions }: NamedType,
  part: string,
  known: Readonly<Record<string, JsonSchema>>,
): NamedType {
  const renamed = new Map(
    Object.entries(definitions)
      .filter(([key, schema]) => known[key] && !sameValue(known[key], schema))
      .map(([key]) => [key, `${part} ${key}`]),
  );
  const entries = Object.entries(definitions).map(([key, schema]) => [
    renamed.get(key) ?? key,
    withReferences(schema, renamed),
  ]);
  return { name: renamed.get(name) ?? name, definitions: Object.fromEntries(entries) };
}

function withReferences<Value>(value: Value, renamed: ReadonlyMap<string, string>): Value {
  if (Array.isArray(value)) return value.map((item) => withReferences(item, renamed)) as Value;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => {
    if (key !== "$ref" || typeof item !== "string") return [key, withReferences(item, renamed)];
    const name = renamed.get(definitionName(item));
    return [key, name === undefined ? item : `#/definitions/${encodeURIComponent(name)}`];
  });
  return Object.fromEntries(entries);
}
