import { isUse } from "../../model/block.ts";
import type { Issue } from "../../model/issue.ts";
import { pointerKeys } from "../../model/pointer.ts";
import { everyOf, type Reference, type Refs } from "../resolve/refs.ts";
import type { PageSite, ResolvedEntry } from "../site.ts";
import { linkedPaths } from "./linked-paths.ts";
import { mentionsOn } from "./mentions.ts";
import { type PriceContexts, priceContexts } from "./price-contexts.ts";
import { type TextFacts, textFacts } from "./text-facts.ts";
import { tokensIn } from "./tokens.ts";

/**
 * What rules need of a page to find what is wrong between pages: plain JSON, and small, as it is kept for every page. A
 * rule reads the facts of all pages, and the pages themselves only where it suspects something.
 */
export interface PageFacts {
  /** Its name, with its tokens filled. */
  title: string;
  /** What lists call it, where that is something else. */
  shortTitle?: string;
  /** What search results show. */
  head: { title: string; description: string; noindex: boolean };
  anchors: string[];
  /** The titles and headings that anchors stand at, as they are written. */
  headings?: Record<string, string>;
  /** The paths on this site that the page leads to by links and lists, each once. */
  paths: string[];
  /** Media files that are shown, now or at another time, and those that links name, each once. */
  media: string[];
  files: string[];
  texts: TextFacts;
  /** The shared blocks that are shown. */
  shared?: string[];
  /** The sources that are mentioned. */
  sources?: string[];
  prices?: PriceContexts;
  /** The names of tokens that are mentioned. */
  tokens?: string[];
  /** Whether a block was left out; its issue says why. */
  lacksBlock?: boolean;
  /** What is still to be written. */
  gaps?: Reference[];
  /** Issues of resolving the page. */
  issues?: Issue[];
}

/** Finds the facts of a page. */
export function factsOf(checked: ResolvedEntry, site: PageSite): PageFacts {
  const { entry, page, fields, refs } = checked;
  const { title, description, noindex } = page.head;
  const gaps = [...everyOf(refs, "gaps")];
  const issues = everyOf(refs, "issues").filter(isTimely(refs));
  const untimely = refs.untimely?.links.map(({ value }) => value) ?? [];
  const listed = refs.listed.map(({ value }) => value);
  const links = refs.links.map(({ value }) => value);
  const shared = entry.page.blocks.filter(isUse).map(({ use }) => use);
  const sources = mentionsOn(checked, site).flatMap(({ names }) => names);
  const prices = priceContexts(checked, site);
  const tokens = tokensIn(entry.page);
  const headings = refs.anchors.flatMap((anchor) => headingAt(anchor, checked));
  return {
    title: fields.title,
    ...(fields.shortTitle !== undefined && { shortTitle: fields.shortTitle }),
    head: { title, description, noindex },
    anchors: refs.anchors.map(({ value }) => value),
    ...(headings.length > 0 && { headings: Object.fromEntries(headings) }),
    paths: each([...linkedPaths(page.blocks), ...listed].filter((path) => path.startsWith("/"))),
    media: each([
      ...everyOf(refs, "media").map(({ value }) => value),
      ...untimely.filter(namesFile),
    ]),
    files: each(links.filter(namesFile)),
    texts: textFacts(entry, site),
    ...(shared.length > 0 && { shared: each(shared) }),
    ...(sources.length > 0 && { sources: each(sources) }),
    ...(prices && { prices }),
    ...(tokens.length > 0 && { tokens }),
    ...(refs.lacksBlock && { lacksBlock: true }),
    ...(gaps.length > 0 && { gaps }),
    ...(issues.length > 0 && { issues }),
  };
}

/** An anchor of the page itself with the title or the heading beside it. */
function headingAt(
  { value, file, pointer }: Reference,
  { entry }: ResolvedEntry,
): [anchor: string, heading: string][] {
  if (file !== entry.file) return [];
  const keys = pointerKeys(pointer).slice(0, -1);
  const owner = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    entry.page,
  ) as { title?: unknown; heading?: unknown } | undefined;
  const heading = owner?.title ?? owner?.heading;
  return keys.length > 0 && typeof heading === "string" ? [[value, heading]] : [];
}

function namesFile(value: string): boolean {
  return value.includes("/media/");
}

/** Whether something is wrong whenever the block is shown: a list that is empty now may be full by then. */
function isTimely({ untimely }: Refs): (issue: Issue) => boolean {
  return (issue) => issue.rule !== "pages-empty" || !untimely?.issues.includes(issue);
}

function each(values: string[]): string[] {
  return [...new Set(values)];
}
