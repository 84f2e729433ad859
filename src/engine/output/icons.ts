import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ICON_SIZES, iconFile, SITE_FILES } from "../model/written-files.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import { icoOf } from "./ico.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { mediaError } from "./make-media.ts";
import type { Output } from "./output.ts";

/** A file that an icon is drawn into. */
interface IconFile {
  name: string;
  draw(media: MediaFile): Promise<Buffer>;
}

const ICONS = ICON_SIZES.map((size) => ({ name: iconFile(size), size }));
/** Sizes within the icon that is asked for without being named: of tabs, task bars and search results. */
const FAVICON_SIZES = [16, 32, 48];
const FAVICON: IconFile = { name: SITE_FILES.favicon, draw: drawFavicon };
const ICON_FILES: IconFile[] = [
  ...ICONS.map(({ name, size }) => ({ name, draw: (media: MediaFile) => drawIcon(media, size) })),
  FAVICON,
];

/** Writes the icons of the site in the sizes that phones ask for, and the manifest that names them. */
export async function writeIcons(
  { index, shell }: CheckedSite,
  cache: string,
  output: Output,
): Promise<void> {
  const media = iconOf(index);
  if (!media) return;
  for (const icon of ICON_FILES) {
    await output.place(icon.name, `icon ${media.hash}`, async (file) =>
      linkOrCopy(await keptIcon(icon, media, cache), file),
    );
  }
  const { background, theme } = index.definitions.look.manifest;
  const manifest = {
    name: shell.brand,
    short_name: shell.brand,
    lang: shell.language,
    start_url: "/",
    display: "browser",
    background_color: background,
    theme_color: theme,
    icons: ICONS.slice(1).map(({ name, size }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  output.write(SITE_FILES.manifest, JSON.stringify(manifest));
}

/**
 * The icon that browsers ask for by themselves.
 *
 * @returns the file it is kept in; `undefined` when the site has no icon
 */
export async function faviconOf(
  { index }: CheckedSite,
  cache: string,
): Promise<string | undefined> {
  const media = iconOf(index);
  return media && keptIcon(FAVICON, media, cache);
}

function iconOf({ site, media }: SiteIndex): MediaFile | undefined {
  return site.icon === undefined ? undefined : media.get(site.icon);
}

/** The file that an icon is kept in, drawn when it is not there yet. */
async function keptIcon(icon: IconFile, media: MediaFile, cache: string): Promise<string> {
  const folder = join(cache, "icons");
  const file = join(folder, `${media.hash}-${icon.name}`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeWhole(file, await icon.draw(media));
  return file;
}

async function drawFavicon(media: MediaFile): Promise<Buffer> {
  const draw = async (size: number) => ({ size, png: await drawIcon(media, size) });
  return icoOf(await Promise.all(FAVICON_SIZES.map(draw)));
}

async function drawIcon(media: MediaFile, size: number): Promise<Buffer> {
  const { decode } = await import("../pipeline/media/examine-picture.ts");
  const icon = decode(media.file, { density: (72 * size) / (media.width ?? size) })
    .autoOrient()
    .resize(size, size)
    .png();
  return icon.toBuffer().catch((cause: unknown) => {
    throw mediaError(media, cause);
  });
}
