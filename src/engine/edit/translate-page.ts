import { isUse } from "../model/block.ts";
import { pathOfHref } from "../model/href-path.ts";
import type { PageFile } from "../model/page-file.ts";
import { typed } from "../pipeline/index/overrides.ts";
import type { PageEntry, SiteIndex } from "../pipeline/index/site-index.ts";
import { versionsOf } from "../pipeline/strings/page-languages.ts";
import { localeOf, type SiteLocale } from "../pipeline/strings/site-locale.ts";
import { textKey } from "../pipeline/strings/text-key.ts";
import type { Path } from "../pipeline/texts/visit-texts.ts";
import { assertValid } from "./assert-valid.ts";
import type { EditableSite } from "./move-page.ts";
import { type NewPagePlan, planNewPage } from "./new-page.ts";
import { PlanError } from "./plan.ts";

/** What stands before the words of a line in Markdown. */
const LINE_SIGNS = /^\s*(?:(?:#{1,6}|[-*+>]|\d+\.)\s+)+/;

/** A link of Markdown. */
const LINK = /\[([^\]]*)\]\(([^)\s]*)\)/g;
/** Signs of Markdown that would stand in the middle of a gap. */
const SIGNS = /\*\*|`/g;

/**
 * Plans a page in another language: a copy whose every text is a gap that says the original.
 *
 * @param route of the page to translate
 * @param language one of the site's languages
 * @throws {PlanError} when there is no such page or language, or the page is there in it
 */
export function planTranslation(
  editable: EditableSite,
  route: string,
  language: string,
): NewPagePlan {
  const { index, reader } = editable.site;
  const locale = localeNamed(index, language);
  const entry = index.withHidden.pages.get(route);
  if (!entry) throw new PlanError(`There is no page ${route} to translate.`);
  assertValid(index, entry.file);
  const own = localeOf(index, route);
  if (own.path === locale.path) throw new PlanError(`${route} is in this language already.`);
  const there = versionsOf({ ...index, ...index.withHidden }, entry).get(locale.path);
  if (there !== undefined) throw new PlanError(`${route} is there in this language: ${there}.`);
  const meant = (path: string) => linkIn(path, index, locale);
  const page = copyOf(entry, meant);
  const texts: [Path, string][] = [];
  reader.visits.page(withTypes(page, index), (text, _, path) => texts.push([[...path], text]));
  for (const [path, text] of texts) setAt(page, path, gapFor(text, meant));
  const rest = route === "/" ? "" : route.slice(own.path.length);
  const plan = planNewPage(editable, {
    route: locale.path + rest || "/",
    page,
    isFolder: entry.file.endsWith("/index.json"),
  });
  return {
    ...plan,
    summary: [
      `Made ${plan.route}, the page ${route} in ${locale.name}. It is hidden: visitors do not see it yet.`,
      "Every text of it is marked, as it is in the original: write it in its language.",
      'When it is ready, press "Show this page" in the studio.',
    ],
  };
}

function localeNamed({ locales }: SiteIndex, language: string): SiteLocale {
  const locale = locales.find((one) => one.language === language || one.path === `/${language}`);
  if (locale) return locale;
  const known = locales.map((one) => one.language).join(", ");
  throw new PlanError(
    locales.length > 1
      ? `"${language}" is no language of this site, which has ${known}.`
      : `This site has one language, ${known}. Write "languages" into pages/_site.json first.`,
  );
}

/** The page with its links in the other language, where their targets are, and without what belongs to the original alone. */
function copyOf(entry: PageEntry, meant: (path: string) => string): PageFile {
  const {
    $schema: _,
    aliases: __,
    published: ___,
    updated: ____,
    reviewed: _____,
    hidden: ______,
    translates = entry.route,
    ...page
  } = entry.page;
  return {
    ...(mapTexts(page, meant) as PageFile),
    translates,
    translatedFrom: textKey(entry.page),
  };
}

/** The page as its texts are found: what it says otherwise than shared blocks knows their types. */
function withTypes(page: PageFile, { shared }: SiteIndex): PageFile {
  const blocks = page.blocks.map((block) => {
    const type = isUse(block) && shared.get(block.use)?.block.type;
    return isUse(block) && block.with && type ? { ...block, with: typed(block.with, type) } : block;
  });
  return { ...page, blocks };
}

function linkIn(text: string, index: SiteIndex, { path: locale }: SiteLocale): string {
  if (!text.startsWith("/")) return text;
  const path = pathOfHref(text);
  const target = index.pages.get(path);
  const there = target && versionsOf(index, target).get(locale);
  return there === undefined ? text : there + text.slice(path.length);
}

/** A text as a gap. Tokens and links stand in brackets there, as a gap is one piece of text without braces. */
function gapFor(text: string, meant: (path: string) => string): string {
  if (text.trim() === "") return text;
  const [signs = ""] = LINE_SIGNS.exec(text) ?? [];
  const words = text
    .slice(signs.length)
    .replace(LINK, (_, label: string, path: string) => `${label} (${meant(path)})`)
    .replace(SIGNS, "")
    .replaceAll("{", "(")
    .replaceAll("}", ")");
  return `${signs}{fill: ${words}}`;
}

function setAt(root: unknown, path: Path, value: string): void {
  const [last = "", ...above] = [...path].reverse();
  const holder = above.reduceRight<unknown>(
    (parent, key) => (parent as Record<string | number, unknown>)[key],
    root,
  );
  (holder as Record<string | number, unknown>)[last] = value;
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
