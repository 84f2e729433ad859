import { hash } from "node:crypto";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Shell } from "../model/resolved-page.ts";
import { ICON_SIZES, iconFile, SITE_FILES } from "../model/written-files.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import { memoize } from "../pipeline/memoize.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import { icoOf } from "./ico.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import { letterIcon } from "./look/letter-icon.ts";
import { mediaError } from "./make-media.ts";
import type { Output } from "./output.ts";

/** What an icon is drawn from. */
interface IconSource {
  /** Stands for what is seen. */
  id: string;
  draw(size: number): Promise<Buffer>;
}

/** A file that an icon is drawn into. */
interface IconFile {
  name: string;
  draw(source: IconSource): Promise<Buffer>;
}

const ICONS = ICON_SIZES.map((size) => ({ name: iconFile(size), size }));
/** Sizes within the icon that is asked for without being named: of tabs, task bars and search results. */
const FAVICON_SIZES = [16, 32, 48];
const FAVICON: IconFile = { name: SITE_FILES.favicon, draw: drawFavicon };
const ICON_FILES: IconFile[] = [
  ...ICONS.map(({ name, size }) => ({
    name,
    draw: (source: IconSource) => source.draw(size),
  })),
  FAVICON,
];

/** Folders of the engine and of results. */
interface IconFolders {
  root: string;
  cache: string;
}

/** Writes the icons of the site in the sizes that phones ask for, and the manifest that names them. */
export async function writeIcons(
  site: CheckedSite,
  { root, cache }: IconFolders,
  output: Output,
): Promise<void> {
  const { index, shell } = site;
  const source = iconSource(site, root);
  for (const icon of ICON_FILES) {
    await output.place(icon.name, `icon ${source.id}`, async (file) =>
      linkOrCopy(await keptIcon(icon, source, cache), file),
    );
  }
  const { background, theme } = index.look.manifest;
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
 * @returns the file it is kept in
 */
export function faviconOf(site: CheckedSite, { root, cache }: IconFolders): Promise<string> {
  return keptIcon(FAVICON, iconSource(site, root), cache);
}

/** The icon of the site, or the first letter of its name. */
function iconSource({ index, shell }: CheckedSite, root: string): IconSource {
  const media = iconMedia(index);
  if (media) return { id: media.hash, draw: (size) => drawIcon(media, size) };
  return letterSource(index, shell, root);
}

function letterSource({ look, media, site }: SiteIndex, { brand }: Shell, root: string) {
  const svg = memoize(() =>
    letterIcon(brand, look.letterIcon, { root, media, language: site.language }),
  );
  return {
    id: hash("sha256", `${brand.charAt(0)} ${JSON.stringify(look.letterIcon)}`).slice(0, 12),
    draw: async (size: number) => drawLetter(await svg(look), size),
  };
}

async function drawLetter(svg: string, size: number): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  return sharp(Buffer.from(svg)).resize(size, size).png().toBuffer();
}

function iconMedia({ site, theme, media }: SiteIndex): MediaFile | undefined {
  const path = theme?.written.icon ?? site.icon;
  return path === undefined ? undefined : media.get(path);
}

/** The file that an icon is kept in, drawn when it is not there yet. */
async function keptIcon(icon: IconFile, source: IconSource, cache: string): Promise<string> {
  const folder = join(cache, "icons");
  const file = join(folder, `${source.id}-${icon.name}`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeWhole(file, await icon.draw(source));
  return file;
}

async function drawFavicon(source: IconSource): Promise<Buffer> {
  const draw = async (size: number) => ({ size, png: await source.draw(size) });
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
