import type { BlockStatements } from "../../model/block-definition.ts";
import { openingOf, statementsOf } from "../../model/page-blocks.ts";
import type { Crumb } from "../../model/resolved.ts";
import { isPattern } from "../../model/route.ts";
import { absolute } from "../../pipeline/resolve/head.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import type { PageContext } from "../page-context.ts";
import { plainText } from "./plain-text.ts";

/** What every node of a page's structured data is made from. All of it stands on the page. */
export interface PageFacts {
  site: PageContext;
  checked: CheckedPage;
  /** The absolute address of the page, which its nodes are named after. */
  url: string;
  /** The main heading. */
  heading: string;
  /** The sentences under the main heading. */
  opening?: string;
  /** The way from the home page to this one, without the page itself. */
  trail: Crumb[];
  /** What each of its blocks says. */
  statements: BlockStatements[];
  /** The absolute address of the picture shown when the page is shared. */
  shareImage?: string;
}

/**
 * Collects the facts of a page.
 *
 * @returns nothing for pages that search engines leave out or that stand for many addresses
 */
export function pageFacts(
  site: PageContext,
  checked: CheckedPage,
  shareImage: string | undefined,
): PageFacts | undefined {
  const { page } = checked;
  if (page.head.noindex || isPattern(page.route)) return undefined;
  const { blocks } = site.index.definitions;
  const opening = openingOf(page, blocks);
  if (!opening) return undefined;
  const { heading, text, trail } = opening;
  return {
    site,
    checked,
    url: page.head.canonical,
    heading,
    ...(text ? { opening: plainText(text) } : {}),
    trail,
    statements: statementsOf(page, blocks),
    shareImage,
  };
}

/** The absolute address of a path of the site. */
export function addressOf({ site }: PageFacts, path: string): string {
  return absolute(site.index.site.url, path);
}
