import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type ExaminedSite, examineSite } from "../engine/pipeline/examine.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { listFiles } from "../engine/pipeline/read.ts";
import { ENGINE, TODAY } from "./examine-files.ts";

const PAGES = resolve("pages");

/** Examines the pages of this repository as they stand. */
export async function examineFirstSite(release = false): Promise<ExaminedSite> {
  const cache = resolve("node_modules/.cache/page-engine");
  const folders = { pages: PAGES, media: resolve("media"), cache };
  return examineSite({
    ...ENGINE,
    folders,
    urls: ORIGINAL_URLS,
    overrides: { at: TODAY },
    release,
  });
}

/** The texts of its files by their paths below `pages`, as they are written. */
export function readFirstSite(): Map<string, string> {
  const paths = listFiles(PAGES).filter((path) => path.endsWith(".json"));
  return new Map(paths.map((path) => [path, readFileSync(join(PAGES, path), "utf8")]));
}
