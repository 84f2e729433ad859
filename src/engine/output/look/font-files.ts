import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Typeface } from "../../model/look.ts";
import { packageFolder } from "../../pipeline/installed-packages.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";

/** A file of a typeface. */
export interface FontFile {
  /** Absolute path. */
  file: string;
  /** Its path below the output folder. */
  path: string;
  typeface: Typeface;
  /** The signs that it is loaded for, as in CSS; all of them by default. */
  range?: string;
}

/** Where the files of typefaces are found. */
export interface FontSources {
  /** Folder of the engine. */
  root: string;
  media: ReadonlyMap<string, MediaFile>;
  /** The language of the site. */
  language: string;
}

/** Languages whose letters all stand in the subset `latin`. */
const LATIN = new Set(
  "af ca da de en es eu fi fo fr ga gl id is it ms nb nl nn no pt sq sv sw".split(" "),
);

/** The files of a typeface that a site needs: for most languages one, else one for every script, of which browsers load those they need. */
export function fontFiles(typeface: Typeface, sources: FontSources): FontFile[] {
  const { source } = typeface;
  if (!("package" in source)) {
    const file = mainFontFile(typeface, sources);
    return file === undefined ? [] : [fontFile(file, typeface)];
  }
  const folder = packageFolder(sources.root, source.package);
  const fileOf = (subset: string) =>
    join(folder, "files", `${source.name}-${subset}-wght-normal.woff2`);
  const [short = ""] = sources.language.split("-");
  if (LATIN.has(short)) return [fontFile(fileOf("latin"), typeface)];
  const ranges = JSON.parse(readFileSync(join(folder, "unicode.json"), "utf8")) as Record<
    string,
    string
  >;
  return Object.entries(ranges).map(([subset, range]) =>
    fontFile(fileOf(subset.replace(/[[\]]/g, "")), typeface, range),
  );
}

/** The file of a typeface that has the letters of most languages; nothing when a site names one that is not there. */
export function mainFontFile(
  { source }: Typeface,
  { root, media }: FontSources,
): string | undefined {
  if ("media" in source) return media.get(source.media)?.file;
  if ("file" in source) return join(root, source.file);
  const folder = packageFolder(root, source.package);
  return join(folder, "files", `${source.name}-latin-wght-normal.woff2`);
}

/** The license of a typeface, which asks for a copy wherever it is handed on; none of one that the site brings itself. */
export function fontLicense({ source }: Typeface, root: string): string | undefined {
  if ("media" in source) return undefined;
  const file =
    "file" in source
      ? join(root, source.license)
      : join(packageFolder(root, source.package), "LICENSE");
  return readFileSync(file, "utf8");
}

function fontFile(file: string, typeface: Typeface, range?: string): FontFile {
  const id = hash("sha256", readFileSync(file)).slice(0, 8);
  const name = basename(file).replace(/\.woff2$/, "");
  return { file, path: `assets/${name}-${id}.woff2`, typeface, ...(range && { range }) };
}
