import type { Field } from "../../contract/field.ts";
import { altOf } from "./shown-picture.ts";
import { fieldValues, textFields } from "./text-fields.ts";

/** An entry of a list as it lies in the clipboard: JSON that could stand in a page's file. */
export function entryText(entry: unknown): string {
  return JSON.stringify(entry, null, 2);
}

/** The entry that a text from the clipboard holds; nothing for any other text. */
export function entryIn(text: string): object | string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isEntry = (typeof value === "object" && value !== null) || typeof value === "string";
    return isEntry ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * What an entry of a list is called: its first words, or else what its first picture shows, or else what the entries
 * are and its number.
 */
export function entryName(entry: unknown, item: Field, at: number): string {
  const texts = textFields({ entry: item }, { entry }).map(({ text }) => text);
  const pictures = fieldValues({ entry: item }, { entry }).map(({ field, value }) =>
    field.kind === "picture" ? altOf(value) : "",
  );
  const first = [...texts, ...pictures].find((words) => words !== "");
  return first?.slice(0, LONGEST_NAME) ?? `${item.label} ${at + 1}`;
}

/** Signs of the name of an entry, at most. */
export const LONGEST_NAME = 60;

/** Whether a value can stand in a field, whatever may be missing in it. */
export function fits(value: unknown, field: Field): boolean {
  switch (field.kind) {
    case "group":
      return isObject(value) && fitsFields(value, field.fields);
    case "variant":
      return field.options.some(
        (option) =>
          isObject(value) &&
          value[field.by] === option.value &&
          fitsFields(value, { ...option.fields, [field.by]: ANY_TEXT }),
      );
    case "list":
      return Array.isArray(value) && value.every((one) => fits(one, field.item));
    case "either":
      return field.options.some((option) => fits(value, option));
    case "choice":
      return field.options.some((option) => option === value);
    case "number":
      return typeof value === "number";
    case "switch":
      return typeof value === "boolean";
    case "named":
    case "menu":
    case "picture":
      return isObject(value);
    case "pages":
      return typeof value === "string" || typeof value === "object";
    default:
      return typeof value === "string" || isLines(value);
  }
}

/** The name of the first list among the fields of a block that takes an entry. */
export function listFor(entry: unknown, fields: Record<string, Field>): string | undefined {
  return Object.keys(fields).find((key) => {
    const field = fields[key];
    return field?.kind === "list" && fits(entry, field.item);
  });
}

const ANY_TEXT: Field = { kind: "text", label: "" };

function fitsFields(value: Record<string, unknown>, fields: Record<string, Field>): boolean {
  const keys = Object.keys(value);
  return (
    keys.length > 0 &&
    keys.every((key) => {
      const field = fields[key];
      return field !== undefined && fits(value[key], field);
    })
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Running text may be a list of its lines. */
function isLines(value: unknown): boolean {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}
