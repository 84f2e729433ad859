import type { Field } from "../../contract/field.ts";
import { hasShapeOf } from "./either.ts";

/** A value of a block or a page that has no fields of its own, with the field that it is written into. */
export interface FieldValue {
  /** The keys that lead to it. */
  keys: string[];
  field: Field;
  value: unknown;
}

/** A text of a block or a page, with the field that it is written into. */
export interface TextField extends Pick<FieldValue, "keys"> {
  field: Field & { kind: "text" | "rich-text" };
  /** As it is written. */
  text: string;
}

/** All texts that are written in some fields and in those within them, in the order of the form. */
export function textFields(fields: Record<string, Field>, value: unknown): TextField[] {
  return fieldValues(fields, value).flatMap(({ keys, field, value }): TextField[] => {
    if (field.kind !== "text" && field.kind !== "rich-text") return [];
    const text = writtenText(value);
    return text === undefined ? [] : [{ keys, field, text }];
  });
}

/** All values that are written in some fields and in those within them, in the order of the form. */
export function fieldValues(fields: Record<string, Field>, value: unknown): FieldValue[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    valuesOf(field, (value as Record<string, unknown> | undefined)?.[key], [key]),
  );
}

function valuesOf(field: Field, value: unknown, keys: string[]): FieldValue[] {
  if (value === undefined || value === null) return [];
  switch (field.kind) {
    case "group":
      return fieldValues(field.fields, value).map((one) => ({
        ...one,
        keys: [...keys, ...one.keys],
      }));
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, at) => valuesOf(field.item, item, [...keys, String(at)]))
        : [];
    case "either": {
      const option = field.options.find((one) => hasShapeOf(one, value));
      return option ? valuesOf(option, value, keys) : [];
    }
    default:
      return [{ keys, field, value }];
  }
}

/** A text as one: it can be written as a list of its lines. */
export function writtenText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" ? value : undefined;
}
