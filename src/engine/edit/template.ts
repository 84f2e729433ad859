import type { PageFile } from "../model/page-file.ts";
import { parentOf } from "../model/route.ts";
import { slugify } from "../model/slug.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { assertValid } from "./assert-valid.ts";
import { changeJson } from "./edit.ts";
import type { EditableSite } from "./move-page.ts";
import { type NewPage, type NewPagePlan, planNewPage } from "./new-page.ts";
import { PlanError } from "./plan.ts";

/** A kind of page that authors make often: a file of the templates folder. */
export interface Template {
  /** Its name in a sentence, for example `a shop`. */
  label: string;
  /** The questions whose answers fill `<name>` and `<in>`. */
  ask: { name: string; in?: string };
  /** The route, for example `/services/<in>/<name>`. */
  path: string;
  /** Whether pages lie below it, so that it gets a folder of its own. */
  folder?: boolean;
  /** The kind of the page above, made as well when it is not there. */
  parent?: string;
  /** The page; what the author has to write stands in it as `{fill: …}`. */
  page: PageFile;
}

/** A page to be made from a template. */
export interface Wanted {
  kind: string;
  name: string;
  /** What it lies in, for example the region of a shop. */
  in?: string;
  /** The current day, as year-month-day. */
  today: string;
}

/**
 * Plans a page of a kind, and the page above it when there is none.
 *
 * @param templates by kind
 * @throws {PlanError} when there is no such kind, an answer is missing, or the path is taken
 */
export function planFromTemplate(
  site: EditableSite,
  templates: ReadonlyMap<string, Template>,
  wanted: Wanted,
): NewPagePlan {
  const template = templateFor(templates, wanted);
  const { index } = site.site;
  const page = filled(template, wanted, index);
  const above = parentOf(page.route) ?? "/";
  if (template.parent === undefined || isThere(index, above)) {
    const made = planNewPage(site, withoutEmptyLists(page));
    return { ...made, writes: new Map([...made.writes, ...listedAbove(site, page.route)]) };
  }
  const made = planNewPage(site, page);
  const parentPage = filled(
    templateFor(templates, { ...wanted, kind: template.parent }),
    { kind: template.parent, name: wanted.in ?? "", today: wanted.today },
    index,
  );
  const parent = planNewPage(site, parentPage);
  return {
    ...made,
    writes: new Map([...parent.writes, ...made.writes, ...listedAbove(site, above)]),
    summary: [...new Set([...parent.summary, ...made.summary])],
  };
}

function templateFor(templates: ReadonlyMap<string, Template>, wanted: Wanted): Template {
  const template = templates.get(wanted.kind);
  if (!template)
    throw new PlanError(
      `There is no kind "${wanted.kind}"; there are ${[...templates.keys()].join(", ")}.`,
    );
  if (template.ask.in !== undefined && !wanted.in)
    throw new PlanError(`${template.ask.in} Add --in and the answer.`);
  return template;
}

/** A page without pages below it lists none. */
function withoutEmptyLists(wanted: NewPage): NewPage {
  const { page } = wanted;
  if (!page) return wanted;
  const blocks = page.blocks.filter((block) => !("pages" in block && block.pages === "below"));
  return { ...wanted, page: { ...page, blocks } };
}

/** The page above with the new one added, where it lists the pages below it one by one. */
function listedAbove(
  { site, textOf }: EditableSite,
  route: string,
): [file: string, text: string][] {
  const above = parentOf(route);
  const entry = above === undefined ? undefined : site.index.withHidden.pages.get(above);
  const text = entry && textOf(entry.file);
  if (!entry || text === undefined) return [];
  const at = entry.page.blocks.findIndex(
    (block) =>
      "pages" in block &&
      Array.isArray(block.pages) &&
      block.pages.every((path) => parentOf(path) === above),
  );
  const block = entry.page.blocks[at];
  if (!block || !("pages" in block) || !Array.isArray(block.pages)) return [];
  assertValid(site.index, entry.file);
  const pointer = `/blocks/${at}/pages/${block.pages.length}`;
  return [[entry.file, changeJson(text, [{ pointer, value: route }])]];
}

function isThere(index: SiteIndex, route: string): boolean {
  return index.withHidden.pages.has(route) || index.unreadable.has(route);
}

function filled(
  template: Template,
  { name, in: folder = "", today }: Wanted,
  index: SiteIndex,
): NewPage {
  const route = template.path.replace("<name>", slugify(name)).replace("<in>", slugify(folder));
  const above = parentOf(route) ?? "/";
  const shown = index.withHidden.pages.get(above)?.page.title ?? folder;
  const fill = (text: string) =>
    text
      .replaceAll("<name>", () => name)
      .replaceAll("/<in>", () => `/${slugify(folder)}`)
      .replaceAll("<in>", () => shown)
      .replaceAll("<today>", () => today);
  const page = mapTexts(template.page, fill) as PageFile;
  return { route, page, isFolder: template.folder };
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === "string") return change(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]),
  );
}
