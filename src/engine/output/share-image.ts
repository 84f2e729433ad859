import { hash } from "node:crypto";
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Image } from "../fields/image/type.ts";
import { type Framing, shownFocus, usableCrop } from "../model/picture-part.ts";
import { isPattern } from "../model/route.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { isPicture, type MediaFile } from "../pipeline/media/media-file.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import { headingOf } from "./heading-of.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { type PageContext, pageContext } from "./page-context.ts";
import type { DrawShareImage } from "./share-picture/draw-share-image.ts";

/** Part of every cached name: raise it when pictures are made differently. */
const RECIPE = "5";
/** Names how pictures are made. */
export const SHARE_RECIPE = `share-${RECIPE}`;

/** The picture that is shown when a page is shared. */
export interface ShareImage {
  /** Its path below the output folder. */
  path: string;
  title: string;
  brand: string;
  /** What is seen on it, for people who cannot see it. */
  alt: string;
  /** A file of the media folder, as pages write it. */
  picture?: string;
  /** What the page cuts off it, and what stays in view. */
  framing?: Framing;
}

/**
 * The picture of a page; none for one that search engines leave out, and where the site has none.
 *
 * @param shared the one of all pages, on a site that has one
 */
export function imageOf(
  checked: SharedPage,
  context: PageContext,
  shared: ShareImage | undefined,
): ShareImage | undefined {
  const { page } = checked;
  if (context.index.site.shareImages === "none") return undefined;
  if (page.head.noindex || isPattern(page.route)) return undefined;
  return shared ?? shareImageOf(checked, context);
}

/** The one picture of all pages: that of the home page, on a site that has one for all. */
export function sharedImage(site: CheckedSite): ShareImage | undefined {
  if (site.index.site.shareImages !== "one") return undefined;
  return site.home && shareImageOf(site.home, pageContext(site));
}

/** What a picture for sharing is made of. */
type SharedPage = Pick<CheckedPage, "entry" | "page" | "fields">;

/** What stands on the picture of a page, and where the picture lies. */
function shareImageOf(checked: SharedPage, { index, shell }: PageContext): ShareImage {
  const { entry, fields } = checked;
  // Few fonts draw the narrow space, and lines are broken by another program here.
  const title = headingOf(checked, { index }).replace(/[\u00a0\u202f]/g, " ");
  const picture = pictureOf(entry.page.picture?.src, index);
  const framing = framingOf(entry.page.picture);
  const { brand } = shell;
  const look = index.look.shareImage;
  const name = `share-${shortHash(`${title} ${brand} ${picture?.hash ?? ""} ${JSON.stringify(look)}${framing ? JSON.stringify(framing) : ""}`)}.png`;
  return {
    path: `assets/${name}`,
    title,
    brand,
    alt: altOf(`${brand}: ${title}`, fields.picture?.alt),
    picture: picture?.path,
    ...(framing && { framing }),
  };
}

/** What stands for the middle of the whole picture is left out. */
function framingOf(image: Image | undefined): Framing | undefined {
  const crop = usableCrop(image?.crop);
  const focus = image && shownFocus(image) && image.focus;
  return crop || focus ? { ...(crop && { crop }), ...(focus && { focus }) } : undefined;
}

/** What pictures are drawn with. */
export interface DrawingParts {
  /** Folder of the engine. */
  root: string;
  index: SiteIndex;
}

/**
 * Makes what puts pictures into the output: drawn, or taken from the cache.
 *
 * @param cache folder where drawn pictures are kept between builds
 */
export function createShareImages(
  { root, index }: DrawingParts,
  cache: string,
): (image: ShareImage, file: string) => Promise<void> {
  const kept = join(cache, SHARE_RECIPE);
  let drawer: Promise<DrawShareImage> | undefined;
  return async (image, file) => {
    const cached = join(kept, basename(image.path));
    if (!existsSync(cached)) {
      drawer ??= loadDrawer(root, index);
      writeWhole(
        cached,
        await (await drawer)({ ...image, picture: index.media.get(image.picture ?? "") }),
      );
    }
    linkOrCopy(cached, file);
  };
}

/** Makes what draws pictures for sharing. The libraries for it are large; they are loaded when a picture is missing. */
export async function loadDrawer(
  root: string,
  { look, media, site }: SiteIndex,
): Promise<DrawShareImage> {
  const { createDrawer } = await import("./share-picture/draw-share-image.ts");
  return createDrawer(look.shareImage, { root, media, language: site.language });
}

/** The words on it, and what its picture shows. */
function altOf(words: string, shown: string | undefined): string {
  if (!shown) return words;
  return `${words}${/[.!?]$/.test(words) ? "" : "."} ${shown}`;
}

function pictureOf(
  path: string | undefined,
  { media: files, site }: SiteIndex,
): MediaFile | undefined {
  const media = files.get(path ?? site.shareImage ?? "");
  return media && isPicture(media) ? media : undefined;
}

function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 12);
}
