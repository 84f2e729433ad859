import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { listFiles, slashed } from "../read.ts";
import { type MediaFile, mediaKind } from "./media-file.ts";
import { createPictureCache, type PictureCache } from "./picture-cache.ts";

/** What is remembered of a file while its size and time stay the same. */
interface Remembered extends Omit<MediaFile, "path" | "file"> {
  time: number;
}

/**
 * Lists the media folder with the size and the content hash of every file.
 *
 * @param folder the media folder; a folder that does not exist is empty
 * @param cacheFile where hashes and sizes are remembered between runs
 */
export async function indexMedia(
  folder: string,
  cacheFile: string,
): Promise<Map<string, MediaFile>> {
  if (!existsSync(folder)) return new Map();
  const before = readCache(cacheFile);
  const pictures = createPictureCache(dirname(cacheFile));
  const after: Record<string, Remembered> = {};
  const media = new Map<string, MediaFile>();
  for (const below of listFiles(folder)) {
    const file = slashed(join(resolve(folder), below));
    const stat = statSync(file);
    const known = before[file];
    const entry =
      known?.time === stat.mtimeMs && known.size === stat.size
        ? known
        : await examine(file, stat.size, stat.mtimeMs, pictures);
    after[file] = entry;
    const { time: _, ...facts } = entry;
    media.set(`/media/${below}`, { path: `/media/${below}`, file, ...facts });
  }
  if (JSON.stringify(before) !== JSON.stringify(after))
    writeCache(cacheFile, { ...before, ...after });
  pictures.save();
  return media;
}

async function examine(
  file: string,
  size: number,
  time: number,
  pictures: PictureCache,
): Promise<Remembered> {
  const kind = mediaKind(file);
  const bytes = readFileSync(file);
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  if (kind !== "vector" && kind !== "raster") return { kind, size, hash, time };
  return { kind, size, hash, time, ...(await pictures.factsOf(bytes, `${kind} ${hash}`, kind)) };
}

function readCache(cacheFile: string): Record<string, Remembered> {
  return existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, "utf8")) : {};
}

function writeCache(cacheFile: string, cache: Record<string, Remembered>): void {
  mkdirSync(dirname(cacheFile), { recursive: true });
  const aside = `${cacheFile}.${process.pid}`;
  writeFileSync(aside, JSON.stringify(cache));
  renameSync(aside, cacheFile);
}
