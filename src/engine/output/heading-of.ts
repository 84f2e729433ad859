import type { ResolvedPage } from "../model/resolved-page.ts";

/** The main heading of a page, or its title where nothing shows one. */
export function headingOf({ blocks }: ResolvedPage, title: string): string {
  const first = blocks[0];
  return first && "heading" in first ? first.heading : title;
}
