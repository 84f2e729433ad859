import type { CheckedSite } from "../checks/site.ts";
import type { Folders } from "../content/load.ts";
import { absolute } from "../content/resolve/head.ts";
import { isPattern } from "../page/route.ts";
import type { Output } from "./output.ts";
import { ownEntries, type Shard } from "./shard.ts";
import { createShareImages } from "./share-image.ts";

/** Share images drawn at the same time. */
const AT_ONCE = 4;

/**
 * Writes the share images of all pages that search engines see.
 *
 * @returns their absolute addresses by route
 */
export async function writeShareImages(
  site: CheckedSite,
  { root, folders, shard }: { root: string; folders: Folders; shard: Shard },
  output: Output,
): Promise<Map<string, string>> {
  const images = createShareImages(root, folders.cache, site);
  const written = new Map<string, string>();
  const next = [...ownEntries(site.pages, shard)]
    .filter(({ page }) => !page.head.noindex && !isPattern(page.route))
    .values();
  const work = async () => {
    for (const page of next) {
      const path = await images.write(page, output.folder);
      output.keep(path);
      written.set(page.entry.route, absolute(site.index.site.url, `/${path}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}
