import { hash } from "node:crypto";
import { dataPathOf, fileOfPattern } from "../model/data-path.ts";
import { articleKind, hydrationOf } from "../model/page-blocks.ts";
import { isPattern, type RoutePattern } from "../model/route.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import type { DocumentMeta } from "./document.ts";
import type { PageFiles, PagePlan } from "./render/page-job.ts";
import type { ShareImage } from "./share-image.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** A text file of the output. */
export interface OutputFile {
  /** Path below the output folder. */
  path: string;
  text: string;
}

const NOT_FOUND = "/404";

/**
 * What is to be made of every page; an alias served as a page gets files of its own.
 *
 * @param pages those that are written
 * @param shareImages by route
 */
export function* pagePlans(
  site: CheckedSite,
  pages: CheckedPage[],
  shareImages: ReadonlyMap<string, ShareImage>,
): Generator<PagePlan> {
  const twins = new Map<string, string[]>();
  for (const { as, target, path } of site.index.aliases.values())
    if (as === "page") twins.set(target, [...(twins.get(target) ?? []), path]);
  for (const checked of pages) {
    const { route } = checked.page;
    const paths = [route, ...(twins.get(route) ?? [])];
    const files = paths.map((path) => filesOf(path, site.shell.patterns));
    const page = JSON.stringify(checked.page);
    const meta = metaOf(site, checked, shareImages.get(route));
    const own = isFromBlog(site, route) ? undefined : route;
    const key = hash("sha1", JSON.stringify([page, meta, own, files]), "base64url");
    yield { key, route: own, files, make: () => ({ page, meta }) };
  }
}

function metaOf(site: CheckedSite, checked: CheckedPage, image?: ShareImage): DocumentMeta {
  const { blocks } = site.index.definitions;
  const shareImage = addressOf(image, site);
  const { published, updated, reviewed } = checked.entry.page;
  return {
    hydrate: hydrationOf(checked.page, blocks),
    isArticle: articleKind(checked.page, blocks) !== undefined,
    shareImage,
    shareImageAlt: image?.alt,
    structuredData: structuredData(site, checked, shareImage),
    days: { published, changed: updated ?? reviewed },
  };
}

function addressOf(image: ShareImage | undefined, { index }: CheckedSite): string | undefined {
  return image && absolute(index.site.url, `/${image.path}`);
}

/** Whether somebody else wrote what a page shows: their mistakes stop no build. */
function isFromBlog({ index }: CheckedSite, route: string): boolean {
  if (!index.blog || index.blog.provider.readFile) return false;
  return !index.pages.has(route) && route !== index.notFound.route;
}

/** Where the files of a path lie below the output folder. */
function filesOf(path: string, patterns: RoutePattern[]): PageFiles {
  const { document, data } = namesOf(path);
  const isExpected = dataPathOf(path, patterns) === `/${data}`;
  return isExpected ? { document, data } : { document, data, dataUrl: `/${data}` };
}

function namesOf(path: string): { document: string; data: string } {
  if (path === NOT_FOUND) return { document: "404.html", data: "404.json" };
  if (isPattern(path)) {
    const file = fileOfPattern(path).slice(1);
    return { document: `${file}.html`, data: `${file}.json` };
  }
  const folder = path === "/" ? "" : `${path.slice(1)}/`;
  return { document: `${folder}index.html`, data: dataPathOf(path, []).slice(1) };
}
