import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, extname, join } from "node:path";
import type { MediaFile } from "../content/media/media-file.ts";
import type { MediaUrls } from "../content/media/media-urls.ts";
import type { Output } from "./output.ts";
import { placeFile } from "./place-file.ts";
import { ownEntries, type Shard } from "./shard.ts";

/** Widths in pixels that photographs are offered in; none larger than the original. */
const WIDTHS = [480, 800, 1200, 1800];
const FORMATS = ["avif", "webp"] as const;
const QUALITY = { avif: 55, webp: 78 } as const;
/** Part of every cached name: raise it when a picture is made differently. */
const RECIPE = "1";

/** Media of the built site: the addresses at once, the files when all are known. */
export interface MediaOutput extends MediaUrls {
  /** Makes every file that was asked for, or takes it from the cache, and puts it into the output. */
  write(
    output: Output,
    shard: Shard,
    onProgress: (done: number, all: number) => void,
  ): Promise<void>;
}

interface Job {
  media: MediaFile;
  make: (target: string) => Promise<void>;
}

/**
 * Gives every media file its address with a content hash.
 *
 * @param cache folder where made files are kept between builds
 */
export function createMediaOutput(cache: string): MediaOutput {
  const jobs = new Map<string, Job>();

  const add = (media: MediaFile, suffix: string, make: Job["make"]): string => {
    const name = `${stem(media)}-${media.hash.slice(0, 8)}${suffix}`;
    jobs.set(name, { media, make });
    return `/assets/${name}`;
  };

  return {
    file: (media) =>
      add(media, extname(media.path), async (target) => copyFileSync(media.file, target)),
    picture: (media) => {
      if (media.kind === "vector")
        return { src: add(media, ".svg", (target) => optimizeSvg(media, target)) };
      const widths = widthsFor(media.width ?? 0);
      const sources = FORMATS.map((format) => ({
        type: `image/${format}`,
        srcset: widths
          .map(
            (width) =>
              `${add(media, `-${width}.${format}`, (target) => resize(media, width, format, target))} ${width}w`,
          )
          .join(", "),
      }));
      const largest = widths.at(-1) ?? 0;
      return {
        src: add(media, `-${largest}.jpg`, (target) => resize(media, largest, "jpeg", target)),
        sources,
      };
    },
    write: async (output, shard, onProgress) => {
      const kept = join(cache, `media-${RECIPE}`);
      mkdirSync(kept, { recursive: true });
      let done = 0;
      for (const [name, job] of ownEntries(jobs, shard)) {
        await makeOnce(join(kept, name), job);
        placeFile(join(kept, name), join(output.folder, "assets", name));
        output.keep(`assets/${name}`);
        done += 1;
        onProgress(done, jobs.size);
      }
    },
  };
}

function stem(media: MediaFile): string {
  const name = basename(media.path, extname(media.path)).toLowerCase();
  return name.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "file";
}

function widthsFor(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return smaller.length === WIDTHS.length ? smaller : [...smaller, width];
}

/** Makes a file aside first, so that the cache never holds half of one. */
async function makeOnce(target: string, job: Job): Promise<void> {
  if (existsSync(target)) return;
  const aside = `${target}.${createHash("sha256").update(`${process.pid}`).digest("hex").slice(0, 8)}`;
  await job.make(aside);
  renameSync(aside, target);
}

async function resize(
  media: MediaFile,
  width: number,
  format: "avif" | "webp" | "jpeg",
  target: string,
): Promise<void> {
  const { default: sharp } = await import("sharp");
  const image = sharp(media.file).rotate().resize({ width, withoutEnlargement: true });
  const encoded =
    format === "avif"
      ? image.avif({ quality: QUALITY.avif })
      : format === "webp"
        ? image.webp({ quality: QUALITY.webp })
        : image.flatten({ background: "white" }).jpeg({ quality: 80, mozjpeg: true });
  await encoded.toFile(target);
}

async function optimizeSvg(media: MediaFile, target: string): Promise<void> {
  const { optimize } = await import("svgo");
  const { data } = optimize(readFileSync(media.file, "utf8"), {
    multipass: true,
    floatPrecision: 2,
  });
  writeFileSync(target, data);
}
