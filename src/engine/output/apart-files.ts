import type { ResolvedPage } from "../model/resolved-page.ts";

/** The files of a block whose script and styles stay apart: their addresses. */
export interface ApartFiles {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files that a page needs for its blocks that stay apart, each once. */
export function apartFiles(
  { blocks }: Pick<ResolvedPage, "blocks">,
  apart: Readonly<Record<string, ApartFiles>> = {},
): ApartFiles {
  const needed = blocks.flatMap(({ type }) => apart[type] ?? []);
  return {
    scripts: [...new Set(needed.flatMap(({ scripts }) => scripts))],
    styles: [...new Set(needed.flatMap(({ styles }) => styles))],
  };
}
