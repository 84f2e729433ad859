import { relative } from "node:path";
import { isHidden } from "../pipeline/index/hidden.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { createLocator } from "../pipeline/positions.ts";
import { slashed } from "../pipeline/read.ts";
import type { Reference } from "../pipeline/resolve/refs.ts";
import { type CheckedSite, pageSite } from "../pipeline/site.ts";
import { targetsWithHidden } from "../rules/analysis/links/link-targets.ts";
import { createChangedTexts } from "./changed-texts.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { assertSingle, type Plan, PlanError } from "./plan.ts";
import { linkCount, referencesTo } from "./references.ts";
import { retarget } from "./retarget.ts";

/**
 * Plans the removal of a page. Links to it need a page to lead to instead; so does its path.
 *
 * @param to the page that takes its place, if any
 * @throws {PlanError} when there is no such page, pages lie below it, links would die, or a file to be changed has mistakes
 */
export function planRemove(editable: EditableSite, route: string, to?: string): Plan {
  const { site } = editable;
  const entry = removablePage(site, route);
  const paths = new Set([route, ...aliasPaths(entry)]);
  const references = referencesTo(site, (path) => paths.has(path)).filter(
    ({ file }) => file !== entry.file,
  );
  const removal = { entry, references, published: publishedAmong(site, paths) };
  const replacement = replacementFor(editable, removal, to);
  const ending = replacement
    ? ` Its path and ${linkCount(references)} now lead to ${replacement.route}.`
    : "";
  return {
    writes: replacement ? leadTo(editable, replacement, removal) : new Map(),
    renames: [],
    deletes: [entry.file],
    summary: [`Removed ${route}.${ending}`],
  };
}

/** Names the page that takes the place of the one that goes. */
const FLAG = "--redirect-to /path";

/** A page that goes. */
interface Removal {
  entry: PageEntry;
  /** What leads to it from other files. */
  references: Reference[];
  /** Those of its addresses that were published. */
  published: string[];
}

/** @throws {PlanError} when there is no such page, or it has to stay */
function removablePage(site: CheckedSite, route: string): PageEntry {
  const { pages, children } = site.index.withHidden;
  const entry = pages.get(route);
  if (!entry) throw new PlanError(`There is no page ${route}.`);
  if (route === "/") throw new PlanError("The home page cannot be removed.");
  assertSingle([route]);
  const below = children.get(route) ?? [];
  if (below.length > 0)
    throw new PlanError(
      `Pages lie below ${route}: ${below.map((child) => child.route).join(", ")}. Remove or move them first.`,
    );
  return entry;
}

function publishedAmong({ index }: CheckedSite, paths: ReadonlySet<string>): string[] {
  return index.ledger?.addresses.filter((address) => paths.has(address)) ?? [];
}

/**
 * The page that visitors and links are sent to.
 *
 * @returns nothing when none is wanted and none is needed
 * @throws {PlanError} when one is needed, or the one that is wanted cannot be it
 */
function replacementFor(
  editable: EditableSite,
  { entry, references, published }: Removal,
  to: string | undefined,
): PageEntry | undefined {
  const { pages } = editable.site.index.withHidden;
  const replacement = to === undefined ? undefined : pages.get(to);
  if (to !== undefined && (!replacement || to === entry.route))
    throw new PlanError(`There is no page ${to} to lead to.`);
  if (!replacement && references.length > 0)
    throw new PlanError(wouldDie(entry.route, references, editable), FLAG);
  if (!replacement && published.length > 0)
    throw new PlanError(
      `${published.join(" and ")} was published and has to lead somewhere: name the page that takes its place.`,
      FLAG,
    );
  if (replacement && isHidden(replacement) && (!isHidden(entry) || published.length > 0))
    throw new PlanError(
      `${replacement.route} is hidden, so visitors who are sent there would find nothing. Show it first, or name another page.`,
    );
  return replacement;
}

/** The files that change so that links and the page's own paths lead to another one. */
function leadTo(
  editable: EditableSite,
  replacement: PageEntry,
  { entry, references }: Removal,
): Plan["writes"] {
  const { texts, change } = createChangedTexts(editable);
  const anchors = targetsWithHidden(pageSite(editable.site)).anchorsAt(replacement.route);
  const toReplacement = (target: string) => {
    const anchor = /#(.*)$/.exec(target)?.[1] ?? "";
    return anchors?.has(anchor) ? `${replacement.route}#${anchor}` : replacement.route;
  };
  for (const reference of references)
    change(reference.file, (text) => retarget(text, reference, toReplacement));
  const aliases = [...(replacement.page.aliases ?? []), entry.route, ...(entry.page.aliases ?? [])];
  change(replacement.file, (text) => changeJson(text, [{ pointer: "/aliases", value: aliases }]));
  return texts;
}

function aliasPaths({ page }: PageEntry): string[] {
  return (page.aliases ?? []).map((alias) => (typeof alias === "string" ? alias : alias.path));
}

function wouldDie(route: string, references: Reference[], editable: EditableSite): string {
  const { cwd, textOf } = editable;
  const lines = references.map((reference) => {
    const { line, column } = createLocator(textOf(reference.file) ?? "").range(reference);
    return `  ${slashed(relative(cwd, reference.file))}:${line}:${column}`;
  });
  return [
    `${linkCount(references)} to ${route} would lead nowhere:`,
    ...lines,
    "Change them first, or name the page that takes its place.",
  ].join("\n");
}
