import { join } from "node:path";
import type { PageFile } from "../model/page-file.ts";
import { parentOf, slugOf } from "../model/route.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";
import { schemaPathFor } from "../pipeline/validate/schema-path.ts";
import { assertValid } from "./assert-valid.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";
import { NEW_FILE, printValue } from "./print-json.ts";

/** The page to make. */
export interface NewPage {
  route: string;
  title?: string;
  /** A page whose blocks are taken over, to be rewritten. */
  like?: string;
  /** The page itself, when it is made from a template. */
  page?: PageFile;
  /** Whether pages will lie below it, so that it gets a folder of its own. */
  isFolder?: boolean;
}

/** The plan of a new page. */
export interface NewPagePlan extends Plan {
  route: string;
}

const ROUTE = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/;

/**
 * Plans the file of a new page.
 *
 * @throws {PlanError} when the path is taken or makes no good address
 */
export function planNewPage(editable: EditableSite, wanted: NewPage): NewPagePlan {
  const { pages, schemaFolder } = editable;
  const { index } = editable.site;
  const { route, like } = wanted;
  assertFree(index, route);
  const model = like === undefined ? undefined : index.withHidden.pages.get(like);
  if (like !== undefined && !model) throw new PlanError(`There is no page ${like} to take over.`);
  if (model) assertValid(index, model.file);
  const empty = index.definitions.pages.empty(wanted.title ?? titleOf(slugOf(route)));
  const {
    $schema: _,
    title: __,
    description: ___,
    aliases: ____,
    headTitle: _____,
    hidden: ______,
    publishAt: _______,
    unpublishAt: ________,
    ...taken
  } = model?.page ?? empty;
  const path = `${route.slice(1)}${wanted.isFolder ? "/index" : ""}.json`;
  const file = slashed(join(pages, path));
  const $schema = schemaPathFor(path, schemaFolder);
  const { title, description } = empty;
  const page = { $schema, hidden: true, ...(wanted.page ?? { title, description, ...taken }) };
  return {
    route,
    writes: new Map([[file, `${printValue(page, NEW_FILE, { depth: 0, column: 0 })}\n`]]),
    renames: [],
    deletes: [],
    summary: [
      `Made ${route}. It is hidden: visitors do not see it yet.`,
      model
        ? `Its texts are those of ${like}: write its own.`
        : "What is still to be written is marked on the page.",
      ...listedBy(index, route),
      'When it is ready, press "Show this page" in the studio.',
    ],
  };
}

/** @throws {PlanError} when a path makes no good address, or is taken */
function assertFree({ withHidden: known, unreadable }: SiteIndex, route: string): void {
  if (!ROUTE.test(route))
    throw new PlanError(
      `"${route}" is no good address: write small letters, digits and hyphens, for example /services/advice.`,
    );
  if (known.pages.has(route) || unreadable.has(route))
    throw new PlanError(`There is a page ${route} already.`);
  if (known.aliases.has(route))
    throw new PlanError(
      `${route} is an old address of ${known.aliases.get(route)?.target}. Take it out of "aliases" there first.`,
    );
}

function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

function listedBy(index: SiteIndex, route: string): string[] {
  const parent = parentOf(route);
  const listing = parent === undefined ? undefined : index.withHidden.pages.get(parent);
  return listing?.page.blocks.some((block) => "pages" in block && block.pages === "below")
    ? [`${parent} lists it as soon as it is shown.`]
    : [];
}
