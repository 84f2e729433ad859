import { join } from "node:path";
import { pathOfHref } from "../model/href-path.ts";
import { isHidden } from "../pipeline/index/hidden.ts";
import type { PageEntry, SiteIndex } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { schemaPathFor } from "../pipeline/validate/schema-path.ts";
import { createChangedTexts } from "./changed-texts.ts";
import { changeJson } from "./edit.ts";
import { assertSingle, type Plan, PlanError } from "./plan.ts";
import { linkCount, referencesTo } from "./references.ts";
import { retarget } from "./retarget.ts";

/** A site on the disk, as commands for authors take it. */
export interface EditableSite {
  /** Absolute path of the pages folder. */
  pages: string;
  /** The folder from which messages name files. */
  cwd: string;
  /** Where editors find the schemas, as seen from the folder that the pages folder lies in. */
  schemaFolder: string;
  site: CheckedSite;
  textOf(file: string): string | undefined;
}

/**
 * Plans a page's new path: the file and the pages below it move, every link follows, and the old
 * paths lead to the new ones.
 *
 * @throws {PlanError} when there is no such page, the new path is taken, or a file to be changed has mistakes
 */
export function planMove(editable: EditableSite, from: string, to: string): Plan {
  const { pages, schemaFolder, site } = editable;
  const moved = movablePages(site, from, to);
  const rename = (path: string) =>
    path === from || path.startsWith(`${from}/`) ? to + path.slice(from.length) : path;
  const renameTarget = (target: string) =>
    rename(pathOfHref(target)) + target.slice(pathOfHref(target).length);
  for (const { route } of moved) assertFree(site, rename(route), route);

  const { texts, change } = createChangedTexts(editable);
  const references = referencesTo(site, (path) => rename(path) !== path);
  for (const reference of references)
    change(reference.file, (text) => retarget(text, reference, renameTarget));
  const seen = moved.filter((entry) => wasSeen(site.index, entry));
  for (const entry of seen) change(entry.file, (text) => withOldPath(text, entry, rename));
  const renames = moved.map(({ file, route }) => ({
    from: file,
    to: fileFor(pages, rename(route), file),
  }));
  for (const { from: old, to: next } of renames)
    change(old, (text) =>
      withSchemaPath(
        text,
        schemaPathFor(slashed(next).slice(slashed(pages).length + 1), schemaFolder),
      ),
    );
  const files = new Set(references.map(({ file }) => file)).size;
  return {
    writes: texts,
    renames,
    deletes: [],
    summary: [
      ...moved.map(({ route }) => `Moved ${route} to ${rename(route)}.`),
      `Changed ${linkCount(references)} in ${files} file${files === 1 ? "" : "s"}${leadOn(seen.length)}.`,
    ],
  };
}

/**
 * The page and those below it.
 *
 * @throws {PlanError} when there is no such page, it has to stay, or its new path cannot be its own
 */
function movablePages({ index }: CheckedSite, from: string, to: string): PageEntry[] {
  const moved = [...index.withHidden.pages.values()].filter(
    ({ route }) => route === from || route.startsWith(`${from}/`),
  );
  if (!moved.some(({ route }) => route === from)) throw new PlanError(`There is no page ${from}.`);
  if (from === "/") throw new PlanError("The home page cannot be moved.");
  if (!/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/.test(to))
    throw new PlanError(`"${to}" is no good address: write small letters, digits and hyphens.`);
  assertSingle(moved.map(({ route }) => route));
  if (to === from || to.startsWith(`${from}/`)) throw new PlanError(`${to} lies below ${from}.`);
  return moved;
}

function leadOn(paths: number): string {
  if (paths === 0) return "";
  return paths === 1 ? "; the old path leads to the new" : "; the old paths lead to the new";
}

/** A page may go back to a path that leads to it already. */
function assertFree({ index }: CheckedSite, path: string, route: string): void {
  if (index.withHidden.pages.has(path) || index.unreadable.has(path))
    throw new PlanError(`There is a page ${path} already.`);
  const alias = index.withHidden.aliases.get(path);
  if (alias && alias.target !== route)
    throw new PlanError(
      `${path} is an old address of ${alias.target}. Take it out of "aliases" there first.`,
    );
}

/** Whether visitors may know the path of a page. A site without a ledger does not know what it once showed. */
function wasSeen({ ledger }: SiteIndex, entry: PageEntry): boolean {
  return !isHidden(entry) || ledger === undefined || ledger.addresses.includes(entry.route);
}

function withOldPath(
  text: string,
  { route, page }: PageEntry,
  rename: (path: string) => string,
): string {
  const aliases = (page.aliases ?? []).filter(
    (alias) => (typeof alias === "string" ? alias : alias.path) !== rename(route),
  );
  return changeJson(text, [{ pointer: "/aliases", value: [...aliases, route] }]);
}

function fileFor(pages: string, route: string, old: string): string {
  const ending = old.endsWith("/index.json") ? "/index.json" : ".json";
  return slashed(join(pages, `${route.slice(1)}${ending}`));
}

function withSchemaPath(text: string, value: string): string {
  if (typeof (JSON.parse(text) as { $schema?: unknown }).$schema !== "string") return text;
  return changeJson(text, [{ pointer: "/$schema", value }]);
}
