import { isPattern } from "../model/route.ts";
import type { Folders } from "../pipeline/load.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { Output } from "./output.ts";
import { ownEntries, type Shard } from "./shard.ts";
import {
  createShareImages,
  type DrawingParts,
  SHARE_RECIPE,
  type ShareImage,
  shareImageOf,
} from "./share-image.ts";

/** Share images drawn at the same time. */
const AT_ONCE = 4;

/** The share images of all pages that search engines see, by route; of a part of the site, its own. */
export function shareImagesOf(site: CheckedSite, shard: Shard): Map<string, ShareImage> {
  const { shareImages = "each" } = site.index.site;
  if (shareImages === "none") return new Map();
  const home = shareImages === "one" ? imageOfHome(site) : undefined;
  const seen = [...ownEntries(site.pages, shard)].filter(
    ({ page }) => !page.head.noindex && !isPattern(page.route),
  );
  return new Map(seen.map((page) => [page.entry.route, home ?? shareImageOf(page, site)]));
}

function imageOfHome(site: CheckedSite): ShareImage | undefined {
  const home = site.pages.find(({ page }) => page.route === "/");
  return home && shareImageOf(home, site);
}

/** Writes share images, those that were drawn before from the cache. */
export async function writeShareImages(
  images: ReadonlyMap<string, ShareImage>,
  options: DrawingParts & { folders: Folders },
  output: Output,
): Promise<void> {
  const put = createShareImages(options, options.folders.cache);
  // One that many pages show is drawn once.
  const next = new Map([...images.values()].map((image) => [image.path, image])).values();
  const work = async () => {
    for (const image of next) {
      await output.place(image.path, SHARE_RECIPE, (file) => put(image, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
