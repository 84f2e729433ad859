import type { CheckedSite } from "../checks/site.ts";
import { dataPathOf, fileOfPattern } from "../page/data-path.ts";
import type { ResolvedPage, Shell } from "../page/resolved-page.ts";
import { isPattern } from "../page/route.ts";
import { composeDocument, type DocumentAssets } from "./document.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** A text file of the output. */
export interface OutputFile {
  /** Path below the output folder. */
  path: string;
  text: string;
  /** The route of the page that a document shows. */
  route?: string;
}

const NOT_FOUND = "/404";

/**
 * Renders every page to its document and its data; a further path served as a page gets its own.
 *
 * @param shareImages absolute addresses of share images by route
 */
export function* renderPages(
  site: CheckedSite,
  render: (page: ResolvedPage, shell: Shell) => string,
  assets: DocumentAssets,
  shareImages: ReadonlyMap<string, string>,
): Generator<OutputFile> {
  const { shell } = site;
  const twins = [...site.index.aliases.values()].filter(({ as }) => as === "page");
  for (const checked of site.pages) {
    const { page, entry } = checked;
    const body = render(page, shell);
    const data = JSON.stringify({ build: assets.build, page });
    const shareImage = shareImages.get(page.route);
    const found = {
      shareImage,
      structuredData: structuredData(site, checked, shareImage),
      days: { published: entry.page.published, changed: entry.page.updated ?? entry.page.reviewed },
    };
    for (const path of [
      page.route,
      ...twins.filter((twin) => twin.target === page.route).map((twin) => twin.path),
    ]) {
      const files = filesOf(path);
      const isOwn = files.data === dataPathOf(path, shell.patterns).slice(1);
      const dataUrl = isOwn ? undefined : `/${files.data}`;
      const text = composeDocument({ page, shell, body, assets, dataUrl, ...found });
      yield { path: files.document, text, route: page.route };
      yield { path: files.data, text: data };
    }
  }
}

/** Where the files of a route lie below the output folder. */
export function filesOf(route: string): { document: string; data: string } {
  if (route === NOT_FOUND) return { document: "404.html", data: "404.json" };
  if (isPattern(route)) {
    const file = fileOfPattern(route).slice(1);
    return { document: `${file}.html`, data: `${file}.json` };
  }
  const folder = route === "/" ? "" : `${route.slice(1)}/`;
  return { document: `${folder}index.html`, data: dataPathOf(route, []).slice(1) };
}
