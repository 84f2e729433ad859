import { escapePattern } from "../model/escape-pattern.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { assertValid } from "./assert-valid.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";
import { rewriteJson } from "./rewrite-json.ts";

/** What names of facts consist of. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u;

/**
 * Plans another name for a fact, in the site file and in every text that shows it.
 *
 * @throws {PlanError} when there is no such fact, or the name cannot be had
 */
export function planRenameFact(
  site: EditableSite,
  { name, to }: { name: string; to: string },
): Plan {
  const { facts = {} } = site.site.index.site;
  assertFact(facts, name);
  if (!NAME.test(to)) throw new PlanError("A name has letters and digits.");
  if (Object.hasOwn(facts, to)) throw new PlanError(`There is a fact “${to}” already.`);
  const { writes, count } = withTexts(site, name, `{facts.${to}}`, (entries) =>
    entries.map(([key, value]) => [key === name ? to : key, value]),
  );
  return planOf(writes, [`Renamed “${name}” to “${to}”.`, inTexts("Changed", count)]);
}

/**
 * Plans to take a fact away. Its value is written into every text that shows it.
 *
 * @throws {PlanError} when there is no such fact
 */
export function planRemoveFact(site: EditableSite, name: string): Plan {
  const { facts = {} } = site.site.index.site;
  const value = assertFact(facts, name);
  const { writes, count } = withTexts(site, name, value, (entries) =>
    entries.filter(([key]) => key !== name),
  );
  return planOf(writes, [`Removed “${name}”.`, inTexts(`Wrote “${value}” into`, count)]);
}

function assertFact(facts: Readonly<Record<string, string>>, name: string): string {
  const value = Object.hasOwn(facts, name) ? facts[name] : undefined;
  if (value === undefined) throw new PlanError(`There is no fact “${name}”.`);
  return value;
}

type Entries = [string, unknown][];

/** All files with another text in place of a fact's token, and other facts. */
function withTexts(
  { site, textOf }: EditableSite,
  name: string,
  by: string,
  change: (facts: Entries) => Entries,
): { writes: Plan["writes"]; count: number } {
  const { index } = site;
  const token = new RegExp(`\\{\\s*facts\\.${escapePattern(name)}\\s*\\}`, "g");
  const siteFiles = new Set(index.locales.map(({ siteFile }) => siteFile));
  const writes: Plan["writes"] = new Map();
  let count = 0;
  for (const file of filesOf(index)) {
    const text = textOf(file);
    const isSite = siteFiles.has(file);
    if (text === undefined || (!isSite && !text.includes("{"))) continue;
    const changed = mapTexts(JSON.parse(text), (one) => {
      const next = one.replace(token, () => by);
      if (next !== one) count += 1;
      return next;
    }) as { facts?: object };
    const value =
      isSite && changed.facts ? { ...changed, facts: renamed(changed.facts, change) } : changed;
    const next = rewriteJson(text, value);
    if (next === text) continue;
    assertValid(index, file);
    writes.set(file, next);
  }
  return { writes, count };
}

function renamed(facts: object, change: (facts: Entries) => Entries): object {
  return Object.fromEntries(change(Object.entries(facts)));
}

/** Every file that can have texts with tokens. */
function filesOf(index: SiteIndex): Set<string> {
  return new Set([
    index.siteFile,
    ...index.locales.filter(({ translation }) => translation).map(({ siteFile }) => siteFile),
    ...[...index.shared.values()].map(({ file }) => file),
    ...[...index.withHidden.pages.values(), index.notFound].map(({ file }) => file),
    ...(index.sources ? [index.sources.file] : []),
  ]);
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((entry) => mapTexts(entry, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, change)]),
  );
}

function inTexts(verb: string, count: number): string {
  if (count === 0) return "No text shows it.";
  return `${verb} ${count === 1 ? "one text" : `${count} texts`}.`;
}

function planOf(writes: Plan["writes"], summary: string[]): Plan {
  return { writes, renames: [], deletes: [], summary };
}
