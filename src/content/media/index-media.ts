import { createHash } from "node:crypto";
import { existsSync, type Stats, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { keep, readKept } from "../kept.ts";
import { listFiles, slashed } from "../read.ts";
import { readBytes } from "../regular-file.ts";
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

/**
 * Lists the media folder with the size and the content hash of every file.
 *
 * @param folder the media folder; a folder that does not exist is empty
 * @param cache folder where hashes and sizes are kept between runs
 */
export async function indexMedia(folder: string, cache: string): Promise<Map<string, MediaFile>> {
  if (!existsSync(folder)) return new Map();
  const kept = fileFor(folder, cache);
  const before = readKept<Record<string, Known>>(kept) ?? {};
  const pictures = createPictureCache(cache);
  const after: Record<string, Known> = {};
  const media = new Map<string, MediaFile>();
  for (const below of listFiles(folder)) {
    const file = slashed(join(resolve(folder), below));
    const stat = statSync(file);
    const known = before[below];
    const entry =
      known?.time === stat.mtimeMs && known.size === stat.size
        ? known
        : await examine(file, stat, pictures);
    after[below] = entry;
    const { time: _, ...facts } = entry;
    media.set(`/media/${below}`, { path: `/media/${below}`, file, ...facts });
  }
  if (JSON.stringify(before) !== JSON.stringify(after)) keep(kept, after, MOST_KEPT);
  pictures.save();
  return media;
}

/** Every folder has a file of its own, so that sites that take turns do not undo each other's. */
function fileFor(folder: string, cache: string): string {
  const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
  return join(cache, `media-index-${RECIPE}`, `${name}.json`);
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
