import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync } from "node:fs";
import { basename, extname, join } from "node:path";
import type { Crop } from "../fields/image/type.ts";
import { ICON_ID } from "../model/icon-address.ts";
import { cropName, croppedRegion } from "../model/picture-part.ts";
import { slugify } from "../model/slug.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import type { MediaUrls } from "../pipeline/media/media-urls.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { copyMedia, cropDrawing, optimizeDrawing, resizePhoto, writeIcon } from "./make-media.ts";
import type { Output } from "./output.ts";

/** Widths in pixels that photographs are offered in; none larger than the original. */
const WIDTHS = [480, 800, 1200, 1800];
const FORMATS = ["avif", "webp"] as const;
/** Part of every cached name: raise it when a picture is made differently. */
const RECIPE = "3";

/** Media of the built site: the addresses at once, the files when all are known. */
export interface MediaOutput extends MediaUrls {
  /** Asks for a file that links lead to: it keeps its name and its address. */
  publish(media: MediaFile): void;
  /** Makes every file that was asked for, or takes it from the cache, and puts it into the output. */
  write(output: Output, onProgress: (done: number, all: number) => void): Promise<void>;
}

interface Job {
  /** Its name in the cache. */
  cached: string;
  make: (target: string) => Promise<void>;
}

/**
 * Gives every media file that a page shows its address with a content hash.
 *
 * @param cache folder where made files are kept between builds
 */
export function createMediaOutput(cache: string): MediaOutput {
  /** By their path in the output. */
  const jobs = new Map<string, Job>();

  const add = (media: MediaFile, suffix: string, make: Job["make"]): string => {
    const name = `${stem(media)}-${media.hash.slice(0, 8)}${suffix}`;
    jobs.set(`assets/${name}`, { cached: name, make });
    return `/assets/${name}`;
  };

  const drawing = (media: MediaFile) =>
    add(media, ".svg", (target) => optimizeDrawing(media, target));

  return {
    file: (media) =>
      // A drawing has one name, whether it is shown as a picture or, for example, as the icon of the site.
      media.kind === "vector"
        ? drawing(media)
        : add(media, extname(media.path), (target) => copyMedia(media, target)),
    picture: (media, crop) =>
      media.kind === "vector"
        ? { src: crop ? croppedDrawing(media, crop, add) : drawing(media) }
        : photo(media, crop, add),
    icon: (media) => `${add(media, "-icon.svg", (target) => writeIcon(media, target))}#${ICON_ID}`,
    publish: (media) =>
      void jobs.set(media.path.slice(1), {
        cached: `${stem(media)}-${media.hash}-linked${extname(media.path)}`,
        make: (target) => copyMedia(media, target),
      }),
    write: async (output, onProgress) => {
      const kept = join(cache, `media-${RECIPE}`);
      mkdirSync(kept, { recursive: true });
      let done = 0;
      for (const [path, job] of jobs) {
        await output.place(path, `media-${RECIPE} ${job.cached}`, async (file) => {
          await makeOnce(join(kept, job.cached), job);
          linkOrCopy(join(kept, job.cached), file);
        });
        done += 1;
        onProgress(done, jobs.size);
      }
    },
  };
}

/** Asks for a file that is made of a media file, and gives its address. */
type Add = (media: MediaFile, suffix: string, make: Job["make"]) => string;

function croppedDrawing(media: MediaFile, crop: Required<Crop>, add: Add): string {
  return add(media, `${cropSuffix(crop)}.svg`, (target) => cropDrawing(media, crop, target));
}

function cropSuffix(crop: Crop | undefined): string {
  return crop ? `-crop-${cropName(crop)}` : "";
}

/** A photograph, or what is left of it, in several widths and formats, with the one that every browser can show. */
function photo(
  media: MediaFile,
  crop: Required<Crop> | undefined,
  add: Add,
): ReturnType<MediaUrls["picture"]> {
  const { width: whole = 0, height = 0 } = media;
  const widths = widthsFor(crop ? croppedRegion({ width: whole, height }, crop).width : whole);
  const cut = cropSuffix(crop);
  const sources = FORMATS.map((format) => {
    const candidates = widths.map((width) => {
      const make = (target: string) => resizePhoto(media, { width, format, crop }, target);
      return `${add(media, `${cut}-${width}.${format}`, make)} ${width}w`;
    });
    return { type: `image/${format}`, srcset: candidates.join(", ") };
  });
  const width = widths.at(-1) ?? 0;
  const make = (target: string) => resizePhoto(media, { width, format: "jpeg", crop }, target);
  return { src: add(media, `${cut}-${width}.jpg`, make), sources };
}

function stem(media: MediaFile): string {
  return slugify(basename(media.path, extname(media.path))) || "file";
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
