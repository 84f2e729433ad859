import { createHash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedPage, CheckedSite } from "../checks/site.ts";
import { isPicture, type MediaFile } from "../content/media/media-file.ts";
import type { DrawShareImage } from "./draw-share-image.ts";
import { placeFile } from "./place-file.ts";

/** Part of every cached name: raise it when pictures are made differently. */
const RECIPE = "2";

/** Makes the pictures that are shown when a page is shared. */
export interface ShareImages {
  /**
   * Makes the picture of a page, or takes it from the cache, and puts it into the output.
   *
   * @returns its path below the output folder
   */
  write(page: CheckedPage, folder: string): Promise<string>;
}

/**
 * @param root folder of the engine, which holds the heading font
 * @param cache folder where made pictures are kept between builds
 */
export function createShareImages(root: string, cache: string, site: CheckedSite): ShareImages {
  const kept = join(cache, `share-${RECIPE}`);
  mkdirSync(kept, { recursive: true });
  let drawer: Promise<DrawShareImage> | undefined;
  return {
    async write({ entry, page }, folder) {
      const title = headingOf(page) ?? entry.page.title;
      const picture = pictureOf(entry.page.picture?.src, site);
      const brand = site.shell.brand;
      const name = `share-${hash(`${title} ${brand} ${picture?.hash ?? ""}`)}.png`;
      if (!existsSync(join(kept, name))) {
        drawer ??= loadDrawer(root);
        const aside = join(kept, `${name}.${process.pid}`);
        writeFileSync(aside, await (await drawer)({ title, brand, picture }));
        renameSync(aside, join(kept, name));
      }
      placeFile(join(kept, name), join(folder, "assets", name));
      return `assets/${name}`;
    },
  };
}

/** The libraries that draw are large; they are loaded when a picture is missing. */
async function loadDrawer(root: string): Promise<DrawShareImage> {
  const { createDrawer } = await import("./draw-share-image.ts");
  return createDrawer(root);
}

function headingOf({ blocks }: CheckedPage["page"]): string | undefined {
  const first = blocks[0];
  return first && "heading" in first ? first.heading : undefined;
}

function pictureOf(path: string | undefined, site: CheckedSite): MediaFile | undefined {
  const media = site.index.media.get(path ?? site.index.site.shareImage ?? "");
  return media && isPicture(media) ? media : undefined;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
