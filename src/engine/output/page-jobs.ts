import { hash } from "node:crypto";
import { dataPathOf, fileOfPattern } from "../model/data-path.ts";
import { isPattern, type RoutePattern } from "../model/route.ts";
import { blogOfArticle } from "../pipeline/blog/site-blog.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { OutputPage } from "./output-pages.ts";
import type { PageFiles, PagePlan } from "./render/page-job.ts";

/** A text file of the output. */
export interface OutputFile {
  /** Path below the output folder. */
  path: string;
  text: string;
}

const NOT_FOUND = "/404";

/** What is to be made of pages; an alias served as a page gets files of its own. */
export function* pagePlans(site: CheckedSite, pages: Iterable<OutputPage>): Generator<PagePlan> {
  const twins = new Map<string, string[]>();
  for (const { as, target, path } of site.index.aliases.values())
    if (as === "page") twins.set(target, [...(twins.get(target) ?? []), path]);
  for (const { checked, facts, content } of pages) {
    const { route } = checked.entry;
    const paths = [route, ...(twins.get(route) ?? [])];
    const files = paths.map((path) => filesOf(path, site.shell.patterns));
    const own = isFromBlog(site, route) ? undefined : route;
    const key = hash("sha1", JSON.stringify([facts.key, own, files]), "base64url");
    yield { key, route: own, files, make: content };
  }
}

/** Whether somebody else wrote what a page shows: their mistakes stop no build. */
function isFromBlog({ index }: CheckedSite, route: string): boolean {
  if (index.pages.has(route) || route === index.notFound.route) return false;
  const blog = blogOfArticle(index, route);
  return blog !== undefined && !blog.provider.readFile;
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
