import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ICON_SIZES, iconFile, SITE_FILES } from "../model/written-files.ts";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { icoOf } from "./ico.ts";
import { mediaError } from "./make-media.ts";
import type { Output } from "./output.ts";
import { placeFile } from "./place-file.ts";

const ICONS = ICON_SIZES.map((size) => ({ name: iconFile(size), size }));
/** Sizes within the icon that is asked for without being named: of tabs, task bars and search results. */
const FAVICON_SIZES = [16, 32, 48];

/** Writes the icons of the site in the sizes that phones ask for, and the manifest that names them. */
export async function writeIcons(
  { index, shell }: CheckedSite,
  cache: string,
  output: Output,
): Promise<void> {
  const media = index.site.icon === undefined ? undefined : index.media.get(index.site.icon);
  if (!media) return;
  const kept = join(cache, "icons");
  mkdirSync(kept, { recursive: true });
  const made = [
    ...ICONS.map(({ name, size }) => ({ name, make: () => drawIcon(media, size) })),
    { name: SITE_FILES.favicon, make: () => drawFavicon(media) },
  ];
  for (const { name, make } of made) {
    const cached = join(kept, `${media.hash}-${name}`);
    if (!existsSync(cached)) writeWhole(cached, await make());
    placeFile(cached, join(output.folder, name));
    output.keep(name);
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

/** Other builds at the same time see the whole file or none. */
function writeWhole(target: string, content: Buffer): void {
  const aside = `${target}.${process.pid}`;
  writeFileSync(aside, content);
  renameSync(aside, target);
}
