import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { typeLabel, wordsOf } from "../../words/names/block-labels.ts";
import { say } from "../words/say.ts";

/**
 * What a value of a page says, as text: its words, one a line. Nothing where it says nothing.
 *
 * @param pointer of the value; a list of blocks is told by their names
 */
export function valueInWords(pointer: string, value: unknown, overview: Overview): string {
  if (pointer === "/blocks" && Array.isArray(value))
    return (value as PageBlock[]).map((block) => blockInWords(block, overview)).join("\n");
  return wordsIn(value).join("\n");
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
