import type { Examined } from "../../engine/dev/dev-site.ts";
import { parsedUrl } from "../../engine/model/parsed-url.ts";
import { pageContextFor } from "../../engine/output/page-context.ts";
import {
  imageOf,
  loadDrawer,
  type ShareImage,
  sharedImage,
} from "../../engine/output/share-image.ts";
import type { DrawShareImage } from "../../engine/output/share-picture/draw-share-image.ts";
import { isHidden, seenFromHidden } from "../../engine/pipeline/index/hidden.ts";
import type { PageEntry, SiteIndex } from "../../engine/pipeline/index/site-index.ts";
import { ORIGINAL_URLS } from "../../engine/pipeline/media/media-urls.ts";
import { createResolver } from "../../engine/pipeline/resolve/resolver.ts";
import type { CheckedSite } from "../../engine/pipeline/site.ts";
import type { ShareCard } from "../contract/answers.ts";

/** Shows a page as it is being edited in the form that networks give it when it is shared. */
export type ShareCards = (
  root: string,
  current: Examined,
  entry: PageEntry,
) => Promise<ShareCard | undefined>;

/** What was drawn last: most changes of a page leave its picture as it is. */
interface Drawn {
  path: string;
  png: Promise<Buffer>;
}

/** Makes the function that draws the pictures of pages for sharing as the build does. What draws them is kept as long as the look. */
export function createShareCards(): ShareCards {
  let drawer: { look: SiteIndex["look"]; draw: Promise<DrawShareImage> } | undefined;
  let last: Drawn | undefined;
  const pngOf = (root: string, index: SiteIndex, image: ShareImage): Promise<Buffer> => {
    if (drawer?.look !== index.look) drawer = { look: index.look, draw: loadDrawer(root, index) };
    const { draw } = drawer;
    const picture = index.media.get(image.picture ?? "");
    if (last?.path !== image.path)
      last = { path: image.path, png: draw.then((made) => made({ ...image, picture })) };
    return last.png;
  };

  return async (root, current, entry) => {
    const { site, engine } = current;
    if (engine.validate("page", entry.file, entry.page).length > 0) return undefined;
    const index = indexWith(site.index, entry);
    const { page, fields, image } = imageFor({ ...site, index }, current, entry);
    const { title, description, canonical } = page.head;
    const card = { title, description, domain: hostOf(canonical), isKeptOut: page.head.noindex };
    if (!image) return card;
    const png = await pngOf(root, index, image).catch(() => undefined);
    if (!png) return card;
    const alt = fields.picture?.alt ?? "";
    return { ...card, image: `data:image/png;base64,${png.toString("base64")}`, alt };
  };
}

/** The site with the page as it is being edited. */
function indexWith(index: SiteIndex, entry: PageEntry): SiteIndex {
  const seen = isHidden(entry) ? seenFromHidden(index) : index;
  return { ...seen, pages: new Map(seen.pages).set(entry.route, entry) };
}

function imageFor(site: CheckedSite, { engine }: Examined, entry: PageEntry) {
  const { schemas } = engine;
  const resolver = createResolver(site.index, ORIGINAL_URLS, schemas, { today: site.today });
  const { page, fields } = resolver.page(entry);
  const context = { ...pageContextFor(site, entry.route), index: site.index };
  return { page, fields, image: imageOf({ entry, page, fields }, context, sharedImage(site)) };
}

function hostOf(address: string): string {
  return parsedUrl(address)?.host ?? address;
}
