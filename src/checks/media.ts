import { certainFile } from "../content/certain.ts";
import { isPicture, type MediaFile } from "../content/media/media-file.ts";
import type { Reference } from "../content/resolve/found.ts";
import { closest } from "../content/validate/nearest.ts";
import type { Issue } from "../page/issue.ts";
import type { CheckedSite } from "./site.ts";

const MEGABYTE = 1_000_000;
const MAX_RASTER = 12 * MEGABYTE;
const MAX_VECTOR = 0.5 * MEGABYTE;
const MAX_PIXELS = 50 * MEGABYTE;

/** Pictures and films are there, are what they seem, and are not far too large. */
export function checkMedia(site: CheckedSite): Issue[] {
  const found = [site.shellFound, ...site.pages.map((page) => page.found)];
  return found.flatMap(({ media }) => media.flatMap((used) => checkFile(used, site.index.media)));
}

function checkFile(used: Reference, media: Map<string, MediaFile>): Issue[] {
  const file = media.get(used.value);
  if (!file) return [missing(used, [...media.keys()])];
  if (used.pointer.endsWith("/src") && !isPicture(file))
    return [
      at(
        used,
        "media-type",
        `${used.value} is not a picture.`,
        "Use an SVG, JPEG, PNG, WebP or AVIF file here.",
      ),
    ];
  if (isPicture(file) && file.width === undefined)
    return [
      at(
        used,
        "media-type",
        `${used.value} cannot be read as a picture.`,
        "Save it again as SVG, JPEG or PNG.",
      ),
    ];
  return tooLarge(used, file);
}

function tooLarge(used: Reference, file: MediaFile): Issue[] {
  const pixels = (file.width ?? 0) * (file.height ?? 0);
  const bytes =
    file.kind === "vector"
      ? MAX_VECTOR
      : file.kind === "raster"
        ? MAX_RASTER
        : Number.POSITIVE_INFINITY;
  if (file.size <= bytes && (file.kind !== "raster" || pixels <= MAX_PIXELS)) return [];
  const size = `${(file.size / MEGABYTE).toFixed(1)} MB, ${file.width}×${file.height} pixels`;
  const hint =
    file.kind === "vector"
      ? "Simplify the drawing, or save it as PNG."
      : "Save it at most 4000 pixels wide.";
  return [at(used, "media-size", `${used.value} is far too large (${size}).`, hint)];
}

/** The file that a path to none was most likely meant to name. */
export function meantMedia(path: string, known: string[]): string | undefined {
  const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
  const same = known.filter((candidate) => candidate.toLowerCase().endsWith(`/${name}`));
  return same.length === 1 ? same[0] : closest(path, known);
}

function missing(used: Reference, known: string[]): Issue {
  const near = meantMedia(used.value, known);
  const sure = certainFile(used.value, known);
  const issue = at(
    used,
    "media-missing",
    `There is no file ${used.value}.`,
    near ? `Did you mean ${near}?` : "Put the file into the media folder, or correct the path.",
  );
  return sure === undefined ? issue : { ...issue, fix: { value: sure } };
}

function at(
  { file, pointer }: Reference,
  rule: Issue["rule"],
  message: string,
  hint: string,
): Issue {
  return { rule, message, hint, file, pointer };
}
