import { isUse, type PageBlock, WITH } from "../../../engine/model/block.ts";
import type { RichNode } from "../../../engine/model/rich-node.ts";
import type { Overview, Preview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { formOf, valuesOf } from "../../words/names/block-labels.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { shownText } from "../../words/names/text-parts.ts";
import type { ShownText } from "../frame/messages.ts";
import { isOverridden } from "./shared-part.ts";
import { type TextField, textFields } from "./text-fields.ts";

/** A field whose text was clicked on the page. */
export interface ShownField extends TextField {
  /** Which of the texts under the pointer it is. */
  which: number;
  /** Whether all pages that show the part have the text from there. */
  isShared: boolean;
}

/** What is edited, and how it is shown. */
export interface ShownEdited {
  page: EditedPage;
  overview: Overview;
  shown: Preview;
}

/**
 * The field that a text on the page is written in. The page's own title and texts are found as well, where
 * a block shows them.
 *
 * @param at the block that was clicked
 * @param texts what stands under the pointer, from the inside out
 */
export function shownField(
  edited: ShownEdited,
  at: number,
  texts: ShownText[],
): ShownField | undefined {
  const ofBlock = textsOfBlock(edited, at);
  if (!ofBlock) return undefined;
  const { page, overview } = edited;
  const tokens = tokenValues(page, overview);
  const ofPage = textFields(overview.forms.page, page).map((one) => ({
    ...one,
    isShared: false,
    shown: shownOf(one, {}, tokens),
  }));
  for (const fields of [ofBlock, ofPage])
    for (const [which, text] of texts.entries()) {
      const match = oneOf(
        fields.filter((one) => text.text !== "" && one.shown === text.text),
        text,
      );
      if (match) {
        const { keys, field, text, isShared } = match;
        return { keys, field, text, which, isShared };
      }
    }
  return undefined;
}

/**
 * The texts of a block in the order of its form, each with the words that a reader sees of it.
 *
 * @returns nothing for a block that is not shown
 */
export function textsOfBlock(
  { page, overview, shown }: ShownEdited,
  at: number,
): (TextField & { isShared: boolean; shown: string })[] | undefined {
  const block = blocksOf(page)[at];
  const resolved = shown.blocks[at];
  const written = block && shownBlock(block, overview);
  if (!written || !resolved) return undefined;
  const tokens = tokenValues(page, overview);
  const above = keysAbove(block, at);
  return textFields(formOf(written, overview)?.fields ?? {}, written).map((one) => ({
    ...one,
    isShared: isUse(block) && !isOverridden(block, one.keys[0] ?? ""),
    keys: [...above, ...one.keys],
    shown: shownOf(one, resolved, tokens),
  }));
}

/** The keys that lead to what a page says of a block. */
export function keysAbove(block: PageBlock, at: number): string[] {
  return ["blocks", String(at), ...(isUse(block) ? [WITH] : [])];
}

/** The field among those with the same text: they stand on the page in the order of the form. */
function oneOf<Field>(fields: Field[], { nth, of }: ShownText): Field | undefined {
  if (fields.length === 1) return fields[0];
  return fields.length === of ? fields[nth] : undefined;
}

/** What is shown for each token of the site and of a page, by its name. */
export function tokenValues(page: EditedPage, overview: Overview): ReadonlyMap<string, string> {
  const ofSite = valuesOf(overview);
  const ofPage = Object.entries(page).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`page.${key}`, shownText(value, ofSite)]] : [],
  );
  return new Map([...ofSite, ...ofPage]);
}

/** The words that a reader sees of a text. */
function shownOf(
  { field, keys, text }: TextField,
  resolved: object,
  tokens: ReadonlyMap<string, string>,
): string {
  if (field.kind === "text") return normalized(shownText(text, tokens));
  const nodes = keys.reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    resolved,
  );
  return Array.isArray(nodes) ? normalized((nodes as RichNode[]).map(wordsOf).join("")) : "";
}

function wordsOf(node: RichNode): string {
  return typeof node === "string" ? node : (node.children ?? []).map(wordsOf).join("");
}

function normalized(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
