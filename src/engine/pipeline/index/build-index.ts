import type { Issue } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { isPattern, matchesPattern, parentOf } from "../../model/route.ts";
import { stringOf } from "../../model/strings.ts";
import { hasTimes, timesOf } from "../../model/times.ts";
import { idPatternOf } from "../blog/site-blog.ts";
import { byCodePoint } from "../read.ts";
import { firstLocale } from "../strings/site-locale.ts";
import { isNeeded, shownPart } from "./hidden.ts";
import { inTime } from "./in-time.ts";
import type { AliasEntry, PageEntry, SharedEntry, SiteIndex } from "./site-index.ts";

type Parts = Pick<
  SiteIndex,
  | "definitions"
  | "site"
  | "locales"
  | "siteFile"
  | "sources"
  | "theme"
  | "look"
  | "media"
  | "form"
  | "posts"
  | "unreadable"
  | "ledger"
  | "words"
  | "clock"
> &
  Partial<Pick<SiteIndex, "blogs" | "repairs">> & {
    pages: PageEntry[];
    shared: SharedEntry[];
  };

const NOT_FOUND = "/404";

/** Collects what pages can refer to, and names what is claimed twice. */
export function buildIndex(parts: Parts): { index: SiteIndex; issues: Issue[] } {
  const issues: Issue[] = [];
  const pages = new Map<string, PageEntry>();
  for (const entry of parts.pages.map((page) => inTime(page, parts.clock))) {
    const taken = pages.get(entry.route);
    if (taken) issues.push(duplicateRoute(entry, taken));
    else if (entry.route !== NOT_FOUND) pages.set(entry.route, entry);
  }
  issues.push(...pagesOfPatterns(pages, parts));
  const withHidden = {
    pages,
    aliases: collectAliases(pages, issues),
    children: collectChildren(pages, parts.locales),
    translations: collectTranslations(pages),
  };
  const index: SiteIndex = {
    ...shownPart(withHidden, parts.clock),
    withHidden,
    clock: parts.clock,
    times: new Map(
      [...pages].flatMap(([route, { page }]) =>
        hasTimes(page) && !isNeeded(route) ? [[route, timesOf(page)]] : [],
      ),
    ),
    definitions: parts.definitions,
    site: parts.site,
    locales: parts.locales,
    siteFile: parts.siteFile,
    sources: parts.sources,
    theme: parts.theme,
    look: parts.look,
    media: parts.media,
    blogs: parts.blogs ?? [],
    form: parts.form,
    posts: parts.posts,
    ledger: parts.ledger,
    words: parts.words,
    unreadable: parts.unreadable,
    repairs: parts.repairs ?? new Map(),
    notFound: parts.pages.find((entry) => entry.route === NOT_FOUND) ?? notFoundPage(parts),
    shared: new Map(parts.shared.map((entry) => [entry.name, entry])),
  };
  return { index, issues };
}

/** The not-found page of a site that has none of its own; the site file stands for it in messages. */
function notFoundPage({ definitions, siteFile, locales }: Parts): PageEntry {
  const { strings } = firstLocale({ locales });
  const page = definitions.pages.notFound((key) => stringOf(strings, key));
  return { route: NOT_FOUND, file: siteFile, page };
}

/** A page at an address that a pattern answers as well: which of the two a visitor sees is left to the host. */
function pagesOfPatterns(pages: Map<string, PageEntry>, parts: Parts): Issue[] {
  const patterns = [...pages.values()].filter(({ route }) => isPattern(route));
  if (patterns.length === 0) return [];
  return [...pages.values()].flatMap((entry) => {
    const pattern = patterns.find(
      ({ route }) =>
        entry.route.startsWith(route.slice(0, route.indexOf(":"))) &&
        matchesPattern(
          { route, id: idPatternOf({ blogs: parts.blogs ?? [] }, route) },
          entry.route,
        ),
    );
    return pattern ? [duplicateRoute(entry, pattern)] : [];
  });
}

function collectAliases(pages: Map<string, PageEntry>, issues: Issue[]): Map<string, AliasEntry> {
  const aliases = new Map<string, AliasEntry>();
  for (const entry of pages.values()) {
    (entry.page.aliases ?? []).forEach((alias, at) => {
      const {
        path,
        as = "redirect",
        ...rule
      } = typeof alias === "string" ? { path: alias } : alias;
      const owner = pages.get(path) ?? pages.get(aliases.get(path)?.target ?? "");
      const times = hasTimes(rule) && { times: timesOf(rule) };
      if (owner) issues.push(aliasClash(entry, at, path, owner, pages.has(path)));
      else aliases.set(path, { path, as, target: entry.route, ...times });
    });
  }
  return aliases;
}

/** The home page of another language lies below none of the first language. */
function collectChildren(
  pages: Map<string, PageEntry>,
  locales: Parts["locales"],
): Map<string, PageEntry[]> {
  const homes = new Set(locales.map(({ path }) => path));
  const children = new Map<string, PageEntry[]>();
  for (const entry of pages.values()) {
    const parent = parentOf(entry.route);
    if (parent === undefined || isPattern(entry.route) || homes.has(entry.route)) continue;
    const beside = children.get(parent);
    if (beside) beside.push(entry);
    else children.set(parent, [entry]);
  }
  for (const list of children.values()) list.sort(byOrderThenTitle);
  return children;
}

function collectTranslations(pages: Map<string, PageEntry>): Map<string, PageEntry[]> {
  const translations = new Map<string, PageEntry[]>();
  for (const entry of pages.values()) {
    const original = entry.page.translates;
    if (original === undefined) continue;
    const beside = translations.get(original);
    if (beside) beside.push(entry);
    else translations.set(original, [entry]);
  }
  return translations;
}

function byOrderThenTitle(a: PageEntry, b: PageEntry): number {
  const order =
    (a.page.order ?? Number.POSITIVE_INFINITY) - (b.page.order ?? Number.POSITIVE_INFINITY);
  return Number.isNaN(order) || order === 0 ? byCodePoint(a.page.title, b.page.title) : order;
}

function duplicateRoute(entry: PageEntry, taken: PageEntry): Issue {
  return {
    rule: "route-duplicate",
    message: `This page answers ${entry.route}, and so does ${fileName(taken.file)}.`,
    hint: "Keep one of the two files, or rename one.",
    file: entry.file,
    pointer: "",
  };
}

function aliasClash(
  entry: PageEntry,
  at: number,
  path: string,
  owner: PageEntry,
  isPage: boolean,
): Issue {
  const message =
    owner !== entry
      ? `The old address ${path} is already answered by ${fileName(owner.file)}.`
      : isPage
        ? `The old address ${path} is the path of this page itself; it would lead in a circle.`
        : `The old address ${path} is given twice.`;
  return {
    rule: "alias-clash",
    message,
    hint: owner === entry ? "Take this entry away." : "Choose another path, or take this one away.",
    file: entry.file,
    pointer: appendPointer("/aliases", at),
  };
}

function fileName(file: string): string {
  return file.split("/").slice(-2).join("/");
}
