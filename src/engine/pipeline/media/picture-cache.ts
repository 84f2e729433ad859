import { join } from "node:path";
import { readKept } from "../kept.ts";
import { writeWhole } from "../write-whole.ts";
import type { PictureFacts } from "./media-file.ts";

/** What is known of pictures by their content, so that each is decoded once on every machine that has the cache. */
export interface PictureCache {
  /**
   * @param read gives the content, when it is not known
   * @param key stands for the content
   */
  factsOf(read: () => Buffer, key: string, kind: "vector" | "raster"): Promise<PictureFacts>;
  /** Keeps what is new for the next run. */
  save(): void;
}

/** Part of the file's name: raise it when pictures are judged differently. */
const RECIPE = "1";
/** Pictures that something is kept of, the latest first. */
const MOST_KEPT = 20_000;

/**
 * Reads what is known of pictures.
 *
 * @param cache folder where it is kept between runs
 */
export function createPictureCache(cache: string): PictureCache {
  const file = join(cache, `pictures-${RECIPE}.json`);
  const added = new Map<string, PictureFacts>();
  let before: Map<string, PictureFacts> | undefined;
  return {
    async factsOf(readContent, key, kind) {
      before ??= read(file);
      const known = before.get(key) ?? added.get(key);
      if (known) return known;
      // The libraries that decode are large; they are loaded when a picture is new.
      const { examinePicture } = await import("./examine-picture.ts");
      const facts = await examinePicture(readContent(), kind);
      added.set(key, facts);
      return facts;
    },
    save() {
      if (added.size === 0) return;
      const all = [...added, ...(before ?? [])].slice(0, MOST_KEPT);
      writeWhole(file, JSON.stringify(all));
    },
  };
}

function read(file: string): Map<string, PictureFacts> {
  return new Map(readKept<[string, PictureFacts][]>(file));
}
