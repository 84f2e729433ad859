import type { Block } from "../../blocks/types.ts";
import { appendPointer } from "../../page/pointer.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { pagesOf } from "./page-lists.ts";

/** A text as an author wrote it, with its place in the file. */
export interface WrittenText {
  pointer: string;
  text: string;
}

/** Fields that hold addresses and names, not words that a visitor reads. */
const NOT_WORDS = new Set([
  "$schema",
  "type",
  "src",
  "href",
  "anchor",
  "icon",
  "name",
  "pages",
  "fact",
]);

/** The texts that a visitor reads, within a block or any other part of a page. */
export function writtenTexts(value: unknown, pointer: string): WrittenText[] {
  if (typeof value === "string") return [{ pointer, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !NOT_WORDS.has(key))
    .flatMap(([key, item]) => writtenTexts(item, appendPointer(pointer, key)));
}

/**
 * All words of a page as they are written, those of shared blocks and of facts that it compares
 * included. The page may be in the middle of a change, so that anything may be missing in it.
 */
export function wordsOfPage(index: SiteIndex, entry: PageEntry): string {
  const { blocks } = index.pages.get(entry.route)?.page ?? entry.page;
  const parts = [blocks]
    .flat()
    .map((block: Partial<Block> | null) => [
      block?.type === "shared" ? index.shared.get(block.name ?? "")?.block : block,
      block?.type === "comparison" ? comparedFacts(index, entry.route, block) : [],
    ]);
  return writtenTexts(parts, "")
    .map(({ text }) => text)
    .join("\n");
}

function comparedFacts(
  index: SiteIndex,
  route: string,
  { columns, pages }: Partial<Extract<Block, { type: "comparison" }>>,
): string[] {
  const compared = new Set([columns ?? []].flat().map((column) => column?.fact));
  return pagesOf(index, route, pages ?? [])
    .flatMap(({ page }) => page.facts ?? [])
    .filter((fact) => compared.has(fact?.name))
    .map(({ text }) => text);
}
