import type { Field } from "../../contract/field.ts";
import { hasShapeOf } from "./either.ts";

/** A text of a block or a page, with the field that it is written into. */
export interface TextField {
  /** The keys that lead to it. */
  keys: string[];
  field: Field & { kind: "text" | "rich-text" };
  /** As it is written. */
  text: string;
}

/** All texts that are written in some fields and in those within them, in the order of the form. */
export function textFields(fields: Record<string, Field>, value: unknown): TextField[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    textsOf(field, (value as Record<string, unknown> | undefined)?.[key], [key]),
  );
}

function textsOf(field: Field, value: unknown, keys: string[]): TextField[] {
  if (value === undefined || value === null) return [];
  switch (field.kind) {
    case "text":
    case "rich-text": {
      const text = writtenText(value);
      return text === undefined ? [] : [{ keys, field, text }];
    }
    case "group":
      return textFields(field.fields, value).map((one) => ({
        ...one,
        keys: [...keys, ...one.keys],
      }));
    case "list":
      return Array.isArray(value)
        ? value.flatMap((item, at) => textsOf(field.item, item, [...keys, String(at)]))
        : [];
    case "either": {
      const option = field.options.find((one) => hasShapeOf(one, value));
      return option ? textsOf(option, value, keys) : [];
    }
    default:
      return [];
  }
}

/** A text as one: it can be written as a list of its lines. */
export function writtenText(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.join("\n");
  return typeof value === "string" ? value : undefined;
}
