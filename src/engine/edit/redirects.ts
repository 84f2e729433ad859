import type { Alias } from "../model/page-file.ts";
import { isPattern } from "../model/route.ts";
import type { Times } from "../model/times.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { type CheckedSite, pageSite } from "../pipeline/site.ts";
import { closest } from "../pipeline/validate/nearest.ts";
import { aliasFault } from "../rules/analysis/alias-fault.ts";
import { createChangedTexts } from "./changed-texts.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";

/** An old address, the page that it leads to, and from when to when it does. */
export interface Redirect extends Times {
  from: string;
  to: string;
}

/** An old address that is to lead to a page, or nowhere any more. */
export interface RedirectChange {
  from: string;
  to?: string;
}

/** All old addresses of a site, by their names. */
export function redirectsOf(site: CheckedSite): Redirect[] {
  const written = writtenAliases(site);
  const all = [...site.index.withHidden.aliases.values()];
  return all
    .map(({ path, target }) => ({ from: path, to: target, ...timesOf(written.get(path)) }))
    .toSorted((a, b) => a.from.localeCompare(b.from, "en"));
}

function timesOf(alias: Alias | undefined): Times {
  if (alias === undefined || typeof alias === "string") return {};
  const { publishAt, unpublishAt } = alias;
  return {
    ...(publishAt !== undefined && { publishAt }),
    ...(unpublishAt !== undefined && { unpublishAt }),
  };
}

/**
 * Why an old address cannot lead to a page, in a sentence with what to do.
 *
 * @param others old addresses that are to lead somewhere at the same time
 */
export function redirectProblem(
  site: CheckedSite,
  { from, to }: Redirect,
  others: ReadonlyMap<string, string> = new Map(),
): string | undefined {
  const { pages, aliases } = site.index.withHidden;
  const leadsTo = (path: string) => others.get(path) ?? aliases.get(path)?.target;
  if (!from.startsWith("/"))
    return `“${from}” is no address of this site. Write it from the first slash on.`;
  if (pages.has(from)) return `There is a page at ${from}. Visitors see it, and are sent nowhere.`;
  if (!pages.has(to) && leadsTo(to) !== undefined) return chainOf({ from, to }, leadsTo);
  const target = pages.get(to);
  if (!target || isPattern(to)) {
    const near = closest(to, [...pages.keys()]);
    return `There is no page ${to}.${near === undefined ? "" : ` Did you mean ${near}?`}`;
  }
  const fault = aliasFault({ path: from, as: "redirect" }, target, pageSite(site));
  return fault && `The old address ${from} ${fault.reason}. ${fault.hint}`;
}

/** An address that leads to an old one: on to a page at last, or around in a circle. */
function chainOf({ from, to }: Redirect, leadsTo: (path: string) => string | undefined): string {
  const way = [from];
  for (let next: string | undefined = to; next !== undefined; next = leadsTo(next)) {
    if (way.includes(next))
      return `${from} leads to ${[...way.slice(1), next].join(", which leads to ")}: around in a circle. Let one of them lead to a page.`;
    way.push(next);
  }
  const end = way.at(-1);
  return `${to} is an old address itself and leads on to ${end}. Write ${end} here.`;
}

/**
 * Plans other old addresses: each is taken from the page that has it, and given to the one it shall lead to.
 *
 * @throws {PlanError} when one of them cannot be, or nothing would change
 */
export function planRedirects(editable: EditableSite, changes: readonly RedirectChange[]): Plan {
  const { site } = editable;
  const wanted = new Map(changes.map(({ from, to }) => [from, to]));
  for (const { from, to } of changes) {
    const problem = to === undefined ? undefined : redirectProblem(site, { from, to });
    if (problem !== undefined) throw new PlanError(problem);
  }
  const { texts, change } = createChangedTexts(editable);
  const written = writtenAliases(site);
  for (const entry of site.index.withHidden.pages.values()) {
    const before = entry.page.aliases ?? [];
    const after = aliasesOf(entry, { wanted, written });
    if (JSON.stringify(after) === JSON.stringify(before)) continue;
    const value = after.length === 0 ? undefined : after;
    change(entry.file, (text) => changeJson(text, [{ pointer: "/aliases", value }]));
  }
  if (texts.size === 0) throw new PlanError("The old addresses are like this already.");
  return { writes: texts, renames: [], deletes: [], summary: summaryOf(changes) };
}

/** The old addresses of a page, those that stay in their places. */
function aliasesOf({ route, page }: PageEntry, { wanted, written }: WantedAliases): Alias[] {
  const before = page.aliases ?? [];
  const stays = before.filter((alias) => {
    const path = pathOf(alias);
    return !wanted.has(path) || wanted.get(path) === route;
  });
  const known = new Set(before.map(pathOf));
  const added = [...wanted].filter(([from, to]) => to === route && !known.has(from));
  return [...stays, ...added.map(([from]) => written.get(from) ?? from)];
}

/** Old addresses with the pages that they are to lead to, and as they are written now: they keep their times elsewhere. */
interface WantedAliases {
  wanted: ReadonlyMap<string, string | undefined>;
  written: ReadonlyMap<string, Alias>;
}

function writtenAliases({ index }: CheckedSite): Map<string, Alias> {
  const all = [...index.withHidden.pages.values()].flatMap(({ page }) => page.aliases ?? []);
  return new Map(all.map((alias) => [pathOf(alias), alias]));
}

function pathOf(alias: Alias): string {
  return typeof alias === "string" ? alias : alias.path;
}

function summaryOf(changes: readonly RedirectChange[]): string[] {
  const [only] = changes;
  if (changes.length > 1) return [`Changed ${changes.length} old addresses.`];
  if (!only) return [];
  return only.to === undefined
    ? [`Removed the old address ${only.from}.`]
    : [`${only.from} leads to ${only.to}.`];
}
