import type { Crumb } from "../../model/resolved.ts";
import type { ResolvedBlock } from "../../model/resolved-block.ts";
import { isPattern } from "../../model/route.ts";
import { absolute } from "../../pipeline/resolve/head.ts";
import type { CheckedPage, CheckedSite } from "../../pipeline/site.ts";
import { plainText } from "./plain-text.ts";

/** What every node of a page's structured data is made from. All of it stands on the page. */
export interface PageFacts {
  site: CheckedSite;
  checked: CheckedPage;
  /** The absolute address of the page, which its nodes are named after. */
  url: string;
  /** The main heading. */
  heading: string;
  /** The sentences under the main heading. */
  opening?: string;
  /** The way from the home page to this one, without the page itself. */
  trail: Crumb[];
  /** The absolute address of the picture shown when the page is shared. */
  shareImage?: string;
}

type Opening = Extract<ResolvedBlock, { type: "hero" | "article-body" | "blog-article" }>;

/**
 * Collects the facts of a page.
 *
 * @returns nothing for pages that search engines leave out or that stand for many addresses
 */
export function pageFacts(
  site: CheckedSite,
  checked: CheckedPage,
  shareImage: string | undefined,
): PageFacts | undefined {
  const { page } = checked;
  if (page.head.noindex || isPattern(page.route)) return undefined;
  const opening = openingOf(page.blocks);
  return opening && { site, checked, url: page.head.canonical, ...opening, shareImage };
}

function openingOf(
  blocks: ResolvedBlock[],
): Pick<PageFacts, "heading" | "opening" | "trail"> | undefined {
  const first = blocks.find(isOpening);
  if (!first) return undefined;
  if (first.type === "blog-article")
    return first.article && { heading: first.article.title, trail: first.trail };
  const words = first.type === "hero" ? first.subtitle : first.intro;
  const opening = words ? { opening: plainText(words) } : {};
  return { heading: first.heading, ...opening, trail: first.trail };
}

/** The absolute address of a path of the site. */
export function addressOf({ site }: PageFacts, path: string): string {
  return absolute(site.index.site.url, path);
}

function isOpening(block: { type: string }): block is Opening {
  return ["hero", "article-body", "blog-article"].includes(block.type);
}
