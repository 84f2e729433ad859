import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import type { EntryForm } from "../../contract/field.ts";
import type { NamedSite } from "./naming.ts";
import { shownText } from "./text-parts.ts";

const HEADINGS = ["title", "heading", "eyebrow", "text", "intro"];

/** The words a block is recognised by: its heading, or else its first text; those of a shared block with its name. */
export function wordsOf(block: PageBlock, site: NamedSite): string {
  if (isUse(block)) {
    const shared = site.shared.find(({ name }) => name === block.use);
    return shared ? `${shared.label} (${shared.name})` : String(block.use);
  }
  const heading = HEADINGS.map((key) => block[key]).find((value) => labelText(value, "") !== "");
  const words = labelText(heading, "");
  return words.includes("{") ? shownText(words, valuesOf(site)) : words;
}

/** What is shown for each token of the site, by its name. */
export function valuesOf({ tokens }: Pick<NamedSite, "tokens">): ReadonlyMap<string, string> {
  return new Map(tokens.map(({ name, value }) => [name, value]));
}

/** A text or the first of several lines; something else when there is none. */
export function labelText(value: unknown, otherwise: string): string {
  const text: unknown = Array.isArray(value) ? value[0] : value;
  return typeof text === "string" && text !== "" ? text : otherwise;
}

/** What kind of block it is, in words. */
export function typeLabel(block: PageBlock, site: NamedSite): string {
  return formOf(block, site)?.label ?? (isUse(block) ? block.use : block.type);
}

/** The form of a block; nothing for one of a type that is not known. */
export function formOf(
  block: PageBlock,
  { forms }: Pick<NamedSite, "forms">,
): EntryForm | undefined {
  if (isUse(block)) return forms.use;
  return forms.blocks.find(({ type }) => type === block.type);
}
