import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { join, resolve } from "node:path";
import type { Issue } from "../../model/issue.ts";
import { keep, readKept } from "../kept.ts";
import { slashed, unreadable } from "../read.ts";
import { readBytes, withFile } from "../regular-file.ts";
import { type MediaFile, mediaKind } from "./media-file.ts";
import { createPictureCache, type PictureCache } from "./picture-cache.ts";

/** What is known of a file while its size and time stay the same. */
interface Known extends Omit<MediaFile, "path" | "file"> {
  time: number;
}

/** Part of the name: raise it when other things are kept of a file. */
const RECIPE = "1";
/** Media folders that something is kept of. */
const MOST_KEPT = 32;

/** The media of a site by their path, such as `/media/door.svg`. */
export interface MediaIndex {
  media: Map<string, MediaFile>;
  /** Files that cannot be read. */
  unread: Map<string, Issue>;
}

/**
 * Lists the media folder with the size and the content hash of every file.
 *
 * @param files paths of the files in the media folder
 * @param cache folder where hashes and sizes are kept between runs
 */
export async function indexMedia(
  folder: string,
  files: string[],
  cache: string,
): Promise<MediaIndex> {
  const kept = fileFor(folder, cache);
  const before = readKept<Record<string, Known>>(kept) ?? {};
  const pictures = createPictureCache(cache);
  const after: Record<string, Known> = {};
  const media = new Map<string, MediaFile>();
  const unread = new Map<string, Issue>();
  for (const below of files) {
    const path = `/media/${below}`;
    const file = slashed(join(resolve(folder), below));
    try {
      const entry = await know(file, before[below], pictures);
      after[below] = entry;
      const { time: _, ...facts } = entry;
      media.set(path, { path, file, ...facts });
    } catch (cause) {
      unread.set(path, unreadable(file, codeOf(cause)));
    }
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) keep(kept, after, MOST_KEPT);
  pictures.save();
  return { media, unread };
}

/** What the system says of a file. @throws again what is none of its answers, but a fault of the program */
function codeOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === undefined) throw cause;
  return code;
}

/** Every folder has a file of its own, so that sites that take turns do not undo each other's. */
function fileFor(folder: string, cache: string): string {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  return join(cache, `media-index-${RECIPE}`, `${name}.json`);
}

/** What is known of a file, or else can be found out. */
async function know(
  file: string,
  known: Known | undefined,
  pictures: PictureCache,
): Promise<Known> {
  const stat = withFile(file, (_, stats) => stats);
  const isSame = known?.time === stat.mtimeMs && known.size === stat.size;
  return isSame ? known : examine(file, stat, pictures);
}

async function examine(
  file: string,
  { size, mtimeMs: time }: Stats,
  pictures: PictureCache,
): Promise<Known> {
  const kind = mediaKind(file);
  const bytes = readBytes(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  if (kind !== "vector" && kind !== "raster") return { kind, size, hash, time };
  return { kind, size, hash, time, ...(await pictures.factsOf(bytes, `${kind} ${hash}`, kind)) };
}
