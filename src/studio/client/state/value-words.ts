import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import type { Field } from "../../contract/field.ts";
import { typeLabel, wordsOf } from "../../words/names/block-labels.ts";
import { say } from "../words/say.ts";
import { textFields } from "./text-fields.ts";

/**
 * What a value of a page says, as text: its words, one a line. Nothing where it says nothing.
 *
 * @param pointer of the value; a list of blocks is described by their names
 */
export function valueInWords(pointer: string, value: unknown, overview: Overview): string {
  if (pointer === "/blocks" && Array.isArray(value))
    return (value as PageBlock[]).map((block) => blockInWords(block, overview)).join("\n");
  return wordsIn(value).join("\n");
}

/** What the value of a field says: its texts alone where it has some, without the names of icons and the like. */
export function fieldInWords(
  field: Field,
  pointer: string,
  value: unknown,
  overview: Overview,
): string {
  const texts = textFields({ value: field }, { value }).map(({ text }) => text);
  return texts.length > 0 ? texts.join("\n") : valueInWords(pointer, value, overview);
}

function blockInWords(block: PageBlock, overview: Overview): string {
  return [typeLabel(block, overview), wordsOf(block, overview)].filter(Boolean).join(": ");
}

function wordsIn(value: unknown): string[] {
  if (typeof value === "boolean") return [value ? say("state.yes") : say("state.no")];
  if (typeof value === "string") return value === "" ? [] : [value];
  if (typeof value === "number") return [`${value}`];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "type" ? [] : wordsIn(inner)));
}
