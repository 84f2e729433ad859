import { existsSync } from "node:fs";
import { join } from "node:path";
import { SITE_FILES } from "../model/written-files.ts";
import { readKept } from "../pipeline/kept.ts";
import { listFiles } from "../pipeline/read.ts";
import type { Manifest } from "./known/manifest.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import type { Output } from "./output.ts";

/** The file that says which assets come from earlier outputs. Hosts have no address for it. */
export const EARLIER_FILE = SITE_FILES.earlier;

/** So many earlier outputs keep their assets. */
const MOST = 2;

/**
 * Takes along the assets of the last two outputs that had others than this one. A visitor who opened a
 * page before the switch, or before the one before, still gets its styles, scripts and pictures. An
 * output that replaces none has no such assets, so that the same site gives the same bytes everywhere.
 *
 * @param target the output that is about to be replaced
 * @param output the one that replaces it, complete but for this
 */
export function keepEarlierAssets(target: string, output: Output): void {
  const { files } = output;
  const isGone = (path: string) => !files.has(path) && !files.has(path.replace(/\.(br|gz)$/, ""));
  const [own = [], ...earlier] = assetsOf(target, output.earlier).map((paths) =>
    paths.filter(isGone),
  );
  const generations = (own.length > 0 ? [own, ...earlier] : earlier)
    .slice(0, MOST)
    .map((paths) => paths.filter((path) => takeAlong(path, target, output)));
  if (generations.flat().length > 0) output.mark(EARLIER_FILE, JSON.stringify(generations));
}

/** The assets of an output itself, then those of each output before it, the latest first. */
function assetsOf(output: string, known: Manifest | undefined): string[][] {
  if (!existsSync(join(output, "assets"))) return [];
  const record = join(output, EARLIER_FILE);
  const earlier = readKept<string[][]>(record) ?? [];
  const taken = new Set(earlier.flat());
  const all = known
    ? [...known.files.keys()].filter((path) => path.startsWith("assets/"))
    : listFiles(join(output, "assets")).map((name) => `assets/${name}`);
  return [all.filter((path) => !taken.has(path)), ...earlier];
}

/** @returns whether it could be done; not, when another build has just put its output there */
function takeAlong(path: string, from: string, output: Output): boolean {
  try {
    linkOrCopy(join(from, path), join(output.folder, path));
    output.keep(path);
    return true;
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw cause;
  }
}
