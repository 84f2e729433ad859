import type { Finding } from "../../model/issue.ts";
import { isPattern, parentOf } from "../../model/route.ts";
import { hasName, namesOf, type PageNames, patternOf } from "../../pipeline/facts/names.ts";
import type { TextFacts } from "../../pipeline/facts/text-facts.ts";
import type { PageEntry, SiteIndex } from "../../pipeline/index/site-index.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedPage, type CheckedSite, everyPage } from "../../pipeline/site.ts";
import type { ShortTexts } from "../../pipeline/texts/scanner.ts";
import { isSimilarPair } from "../analysis/texts/similarity.ts";
import { example } from "./example.ts";
import { type Label, labelsWith } from "./labels.ts";
import { type NamingPage, textsOnSeveral } from "./shared-texts.ts";

/** A page with its names and its short texts, which are read when they are asked for. */
class NamedPage implements NamingPage {
  readonly entry: PageEntry;
  readonly facts: TextFacts;
  readonly #site: CheckedSite;

  constructor({ entry, facts }: CheckedPage, site: CheckedSite) {
    this.entry = entry;
    this.facts = facts.texts;
    this.#site = site;
  }

  get names(): PageNames {
    return namesOf(this.entry, this.#site.index);
  }

  get short(): ShortTexts {
    return this.#site.reader.scanner.page(this.entry).short;
  }
}

/** A short text that a page has from another one, which names itself in it. */
interface Leftover {
  page: NamedPage;
  source: NamedPage;
  label: Label;
  /** How many pages have it, the one that names itself not counted. */
  copies: number;
}

/** So many pages beside one another are asked what they write. */
const MOST_ASKED = 50;

export const rule = defineRule({
  id: "page-other-name",
  level: "warning",
  title: "A page names another one in place of itself",
  help: "A page that began as a copy still names the other one where pages name themselves: above the heading, on buttons, under pictures.",
  example,
  check: checkOtherNames,
});

/**
 * A page names itself where the pages beside it name themselves. Texts are compared letter by letter: what was
 * left over from a copy is the same as in the original, while comparisons and links are written for their page.
 * A page that is a copy as a whole has a rule of its own.
 */
function checkOtherNames(site: CheckedSite): Finding[] {
  const pages = namedPages(site);
  const leftovers = leftoversOf(pages, site).filter(
    ({ page, source }) => !isSimilarPair(site, page.entry, source.entry),
  );
  const sure = leftovers.filter((leftover) => isSure(leftover, { leftovers, pages, site }));
  return sure.map((leftover, at) =>
    otherName(leftover, sure.findIndex(({ page }) => page === leftover.page) === at),
  );
}

/** The pages that can name themselves. */
function namedPages(site: CheckedSite): NamedPage[] {
  const { index } = site;
  return everyPage(site)
    .filter(({ entry }) => entry.file !== index.siteFile && !isPattern(entry.route))
    .map((page) => new NamedPage(page, site));
}

function leftoversOf(pages: NamedPage[], site: CheckedSite): Leftover[] {
  return textsOnSeveral(pages).flatMap(({ text, sharing }) => {
    const { sources, copies } = sortOut(text, sharing);
    return copies.flatMap((page) => {
      const source = sources.find((other) => isFamily(page.entry, other.entry));
      if (!source) return [];
      const labels = labelsOf(page, source, text, site);
      return labels.map((label) => ({ page, source, label, copies: copies.length }));
    });
  });
}

/** Of pages with the same text those that name themselves in it, or the page above them, and the others. */
function sortOut(
  text: string,
  sharing: NamedPage[],
): { sources: NamedPage[]; copies: NamedPage[] } {
  const own = (page: NamedPage) => hasName(text, page.names.own);
  const above = (page: NamedPage) => own(page) || hasName(text, page.names.above);
  const names = sharing.some(own) ? own : above;
  const sources = sharing.filter(names);
  return { sources, copies: sources.length > 0 ? sharing.filter((page) => !names(page)) : [] };
}

/** Pages beside one another, or below pages that are. */
function isFamily(a: PageEntry, b: PageEntry): boolean {
  const [first, second] = [parentOf(a.route), parentOf(b.route)];
  if (first === undefined || second === undefined || a === b) return false;
  return first === second || parentOf(first) === parentOf(second);
}

/** Where a page has a text in the same slot as the other page, other than as words of a link to it. */
function labelsOf(page: NamedPage, source: NamedPage, text: string, site: CheckedSite): Label[] {
  const slots = new Set(labelsWith(text, source.entry.page, site).map(({ slot }) => slot));
  return labelsWith(text, page.entry.page, site).filter(
    ({ slot, href }) => slots.has(slot) && !isNamedBySearch(slot) && !leadsTo(href, source.entry),
  );
}

/** The same title or description on two pages has a rule of its own. */
function isNamedBySearch(slot: string): boolean {
  return ["page.title", "page.headTitle", "page.description", "page.shortTitle"].includes(slot);
}

function leadsTo(href: string | undefined, { route }: PageEntry): boolean {
  return (
    href !== undefined &&
    (href === route || href.startsWith(`${route}/`) || href.startsWith(`${route}#`))
  );
}

/** What is needed to judge a leftover. */
interface Evidence {
  leftovers: Leftover[];
  pages: NamedPage[];
  site: CheckedSite;
}

function isSure(leftover: Leftover, { leftovers, pages, site }: Evidence): boolean {
  const { page, source, label } = leftover;
  if (label.tellsSubject && isPlace(page.entry, site.index)) return true;
  if (label.src !== undefined && isOtherPicture(leftover, site)) return true;
  if (othersFollowPattern(leftover, pages, site)) return true;
  const together = leftovers.filter(
    (other) => other.page === page && other.source === source && other.copies === 1,
  );
  return (
    leftover.copies === 1 && together.length > 1 && together.some((one) => one.label.tellsSubject)
  );
}

/** Whether a page presents a place, as the site file says. */
function isPlace({ route }: PageEntry, { site }: SiteIndex): boolean {
  return (site.subjects ?? []).some(
    ({ kind, path }) => kind === "place" && route.startsWith(`${path}/`),
  );
}

/** Whether the words for a picture were left over while the picture is another one. */
function isOtherPicture({ source, label }: Leftover, site: CheckedSite): boolean {
  return labelsWith(label.text, source.entry.page, site).every(({ src }) => src !== label.src);
}

/** Whether a third page writes the same with its own name, so that the name is what changes from page to page. */
function othersFollowPattern(
  { page, source, label }: Leftover,
  pages: NamedPage[],
  site: CheckedSite,
): boolean {
  const pattern = patternOf(label.text, source.names);
  return pages
    .filter(({ entry }) => isFamily(source.entry, entry) && entry !== page.entry)
    .slice(0, MOST_ASKED)
    .some((other) =>
      other.short.texts.some(
        (text) =>
          text !== label.text &&
          patternOf(text, other.names) === pattern &&
          labelsWith(text, other.entry.page, site).some(({ slot }) => slot === label.slot),
      ),
    );
}

function otherName({ page, source, label }: Leftover, isFirst: boolean): Finding {
  const [name] = page.names.own;
  const { reviewed } = page.entry.page;
  const isCopied = isFirst && reviewed !== undefined && reviewed === source.entry.page.reviewed;
  return {
    message: `“${label.text}” is left over from ${source.entry.route}.`,
    hint: `Write it for ${name ?? "this page"}.${isCopied ? " The day under “reviewed” is the same as there: set it to the day this page was compared with its sources." : ""}`,
    file: page.entry.file,
    pointer: label.pointer,
  };
}
