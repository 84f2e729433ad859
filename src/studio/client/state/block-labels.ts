import type { Overview } from "../../contract/answers.ts";
import type { Block } from "../../contract/field.ts";

const HEADINGS = ["title", "heading", "eyebrow", "text", "intro"];

/** The words a block is recognised by: its heading, or else its first text. */
export function wordsOf(block: Block, overview: Overview): string {
  if (block.type === "shared")
    return overview.shared.find(({ name }) => name === block.name)?.label ?? String(block.name);
  const heading = HEADINGS.map((key) => block[key]).find((value) => labelText(value, "") !== "");
  return labelText(heading, "");
}

/** A text or the first of several lines; something else when there is none. */
export function labelText(value: unknown, otherwise: string): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text !== "" ? text : otherwise;
}

/** The name of a block type. */
export function typeLabel(type: string, overview: Overview): string {
  return overview.forms.blocks.find((form) => form.type === type)?.label ?? type;
}
