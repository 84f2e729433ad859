import type { Issue } from "../../../model/issue.ts";
import { type MediaFile, type PictureFault, WIDEST } from "../../../pipeline/media/media-file.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";

const MEGABYTE = 1_000_000;
const MAX_RASTER = 12 * MEGABYTE;
const MAX_VECTOR = 0.5 * MEGABYTE;
const MAX_PIXELS = 50 * MEGABYTE;
/** WebP, which every photograph is offered as, ends a little above. */
const MAX_SIDE = 16_000;

const SAVE_AGAIN = "Save it again as JPEG, PNG or SVG.";

/** Why a picture cannot be shown, after its name, and what to do. */
const FAULTS: Record<PictureFault, [message: string, hint: string]> = {
  unreadable: [
    "cannot be read as a picture: it is damaged, cut off, or something else.",
    SAVE_AGAIN,
  ],
  heic: [
    "is a HEIC photo inside, as phones take them, whatever its name says; browsers cannot show it.",
    "Upload it in the studio, which converts it, or save it as JPEG, and name that file here.",
  ],
  format: ["is of a format that browsers cannot show, whatever its name says.", SAVE_AGAIN],
  entities: [
    "declares entities, which can hide anything, so it cannot be used.",
    'Save the drawing as "plain SVG", or as PNG.',
  ],
  endless: [
    "repeats its parts so often that a browser takes many seconds to draw it.",
    "Simplify the drawing, or save it as PNG.",
  ],
};

/** What is wrong with a picture that is shown. */
export function checkPicture(used: Reference, file: MediaFile): Issue[] {
  if (file.fault !== undefined) return checkFault(used, file);
  return file.kind === "vector" ? largeDrawing(used, file) : largePhoto(used, file);
}

/** Why browsers could not show a picture. */
export function checkFault(used: Reference, { fault }: MediaFile): Issue[] {
  if (fault === undefined) return [];
  const [message, hint] = FAULTS[fault];
  return [mediaIssue(used, "media-type", `${used.value} ${message}`, hint)];
}

/** A phone's photo in a field for pictures. */
export function phonePhoto(used: Reference): Issue {
  const message = `${used.value} is a HEIC photo, as phones take them; browsers cannot show it.`;
  return mediaIssue(used, "media-type", message, FAULTS.heic[1]);
}

function largeDrawing(used: Reference, file: MediaFile): Issue[] {
  if (file.size <= MAX_VECTOR) return [];
  return [farTooLarge(used, file, "Simplify the drawing, or save it as PNG.")];
}

function largePhoto(used: Reference, file: MediaFile): Issue[] {
  const { size, width = 0, height = 0 } = file;
  if (size > MAX_RASTER || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE)
    return [farTooLarge(used, file, `Save it at most ${WIDEST} pixels wide.`)];
  if (width <= WIDEST) return [];
  return [
    mediaIssue(
      used,
      "media-wide",
      `${used.value} is ${width} pixels wide; no screen shows more than ${WIDEST}.`,
      `Save it at most ${WIDEST} pixels wide.`,
    ),
  ];
}

function farTooLarge(used: Reference, { size, width, height }: MediaFile, hint: string): Issue {
  const measure = `${(size / MEGABYTE).toFixed(1)} MB, ${width}×${height} pixels`;
  return mediaIssue(used, "media-size", `${used.value} is far too large (${measure}).`, hint);
}

/** An issue about a file of the media folder, where it is named. */
export function mediaIssue(
  { file, pointer }: Reference,
  rule: Issue["rule"],
  message: string,
  hint: string,
): Issue {
  return { rule, message, hint, file, pointer };
}
