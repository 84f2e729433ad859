import type { Field } from "../../contract/field.ts";

/**
 * An object with another value for one key. A key that was not there is inserted in the order
 * given; a value that is gone takes its key along.
 */
export function withKey<Value extends object>(
  object: Value,
  key: string,
  value: unknown,
  order: string[],
): Value {
  const entries = Object.entries(object);
  const at = entries.findIndex(([name]) => name === key);
  if (value === undefined) return Object.fromEntries(entries.filter((_, i) => i !== at)) as Value;
  if (at >= 0) return Object.fromEntries(entries.with(at, [key, value])) as Value;
  const before = order.slice(0, order.indexOf(key));
  const index = entries.findLastIndex(([name]) => before.includes(name) || isFixed(name)) + 1;
  return Object.fromEntries(entries.toSpliced(index, 0, [key, value])) as Value;
}

function isFixed(name: string): boolean {
  return name === "type" || name.startsWith("$");
}

/** The smallest value of a field, to be filled in. */
export function emptyValue(field: Field): unknown {
  switch (field.kind) {
    case "group":
      return Object.fromEntries(
        Object.entries(field.fields)
          .filter(([, inner]) => inner.required)
          .map(([key, inner]) => [key, emptyValue(inner)]),
      );
    case "list":
      return Array.from({ length: Math.max(1, field.least) }, () => emptyValue(field.item));
    case "either":
      return field.options[0] ? emptyValue(field.options[0]) : "";
    case "number":
      return field.minimum ?? 1;
    case "switch":
      return false;
    default:
      return ("empty" in field ? field.empty : undefined) ?? "";
  }
}

const SETTINGS = new Set(["choice", "number", "switch", "either"]);

/** The fields in the order of a form: words and pictures, then lists, then settings. */
export function inFormOrder(fields: Record<string, Field>): [string, Field][] {
  const isSetting = (field: Field) =>
    SETTINGS.has(field.kind) || ("isSetting" in field && field.isSetting === true);
  const rank = (field: Field) => (isSetting(field) ? 2 : field.kind === "list" ? 1 : 0);
  const byRank = (wanted: number) =>
    Object.entries(fields).filter(([, field]) => rank(field) === wanted);
  return [...byRank(0), ...byRank(1), ...byRank(2)];
}

/** A value without one of its parts. */
export function withoutPart<Value>(root: Value, [key, ...rest]: string[]): Value {
  if (key === undefined || typeof root !== "object" || root === null) return root;
  if (Array.isArray(root)) {
    const at = Number(key);
    if (rest.length === 0) return root.toSpliced(at, 1) as Value;
    return root.with(at, withoutPart(root[at], rest)) as Value;
  }
  const { [key]: part, ...others } = root as Record<string, unknown>;
  if (rest.length === 0) return others as Value;
  return { ...root, [key]: withoutPart(part, rest) };
}

/** A value with one of its parts replaced, which has to exist. */
export function withPart<Value>(root: Value, [key, ...rest]: string[], part: unknown): Value {
  if (key === undefined) return part as Value;
  if (typeof root !== "object" || root === null) return root;
  if (Array.isArray(root)) {
    const at = Number(key);
    return (at in root ? root.with(at, withPart(root[at], rest, part)) : root) as Value;
  }
  const object = root as Record<string, unknown>;
  return Object.hasOwn(object, key)
    ? ({ ...object, [key]: withPart(object[key], rest, part) } as Value)
    : root;
}
