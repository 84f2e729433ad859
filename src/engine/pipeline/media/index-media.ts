import { createHash } from "node:crypto";
import { readSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Issue } from "../../model/issue.ts";
import { createPauses } from "../pauses.ts";
import { slashed, unreadable } from "../read.ts";
import { readBytes, withFile } from "../regular-file.ts";
import { type MediaFile, mediaKind } from "./media-file.ts";
import { createPictureCache, type PictureCache } from "./picture-cache.ts";

/** Bytes that are read at a time: a video need not be in memory as a whole. */
const CHUNK = 1 << 20;
const HASH_LENGTH = 16;

/** The media of a site by their path, such as `/media/door.svg`. */
export interface MediaIndex {
  media: Map<string, MediaFile>;
  /** Files that cannot be read. */
  unread: Map<string, Issue>;
}

/**
 * Lists the media folder with the size and the content hash of every file. Each is read: its time says nothing of its content.
 *
 * @param files paths of the files in the media folder
 * @param cache folder where it is kept between runs what pictures are like
 */
export async function indexMedia(
  folder: string,
  files: string[],
  cache: string,
): Promise<MediaIndex> {
  const pictures = createPictureCache(cache);
  const hashOf = createFileHash();
  const media = new Map<string, MediaFile>();
  const unread = new Map<string, Issue>();
  const pause = createPauses();
  for (const below of files) {
    await pause();
    const path = `/media/${below}`;
    const file = slashed(join(resolve(folder), below));
    try {
      media.set(path, await examine({ path, file, ...hashOf(file) }, pictures));
    } catch (cause) {
      unread.set(path, unreadable(file, codeOf(cause)));
    }
  }
  pictures.save();
  return { media, unread };
}

/** What the system says of a file. @throws again what is none of its answers, but a fault of the program */
function codeOf(cause: unknown): string {
  const { code } = cause as NodeJS.ErrnoException;
  if (code === undefined) throw cause;
  return code;
}

async function examine(
  known: Pick<MediaFile, "path" | "file" | "size" | "hash">,
  pictures: PictureCache,
): Promise<MediaFile> {
  const { file, hash } = known;
  const kind = mediaKind(file);
  if (kind !== "vector" && kind !== "raster") return { ...known, kind };
  const facts = await pictures.factsOf(() => readBytes(file), `${kind} ${hash}`, kind);
  return { ...known, kind, ...facts };
}

/** Makes what hashes files one after another, with the same memory for all. */
function createFileHash(): (file: string) => Pick<MediaFile, "size" | "hash"> {
  const chunk = Buffer.allocUnsafe(CHUNK);
  return (file) =>
    withFile(file, (descriptor) => {
      const hash = createHash("sha256");
      let size = 0;
      for (
        let length = readSync(descriptor, chunk);
        length > 0;
        length = readSync(descriptor, chunk)
      ) {
        hash.update(chunk.subarray(0, length));
        size += length;
      }
      return { size, hash: hash.digest("hex").slice(0, HASH_LENGTH) };
    });
}
