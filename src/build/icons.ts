import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CheckedSite } from "../checks/site.ts";
import type { MediaFile } from "../content/media/media-file.ts";
import { ICON_SIZES, iconFile, SITE_FILES } from "../page/written-files.ts";
import { mediaError } from "./make-media.ts";
import type { Output } from "./output.ts";
import { placeFile } from "./place-file.ts";

const ICONS = ICON_SIZES.map((size) => ({ name: iconFile(size), size }));

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
  for (const { name, size } of ICONS) {
    const cached = join(kept, `${media.hash}-${name}`);
    if (!existsSync(cached)) await drawIcon(media, size, cached);
    placeFile(cached, join(output.folder, name));
    output.keep(name);
  }
  const manifest = {
    name: shell.brand,
    short_name: shell.brand,
    lang: shell.language,
    start_url: "/",
    display: "browser",
    background_color: "#FAFCFB",
    theme_color: "#051C20",
    icons: ICONS.slice(1).map(({ name, size }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: "image/png",
    })),
  };
  output.write(SITE_FILES.manifest, JSON.stringify(manifest));
}

async function drawIcon(media: MediaFile, size: number, target: string): Promise<void> {
  const { decode } = await import("../content/media/examine-picture.ts");
  const aside = `${target}.${process.pid}`;
  const icon = decode(media.file, { density: (72 * size) / (media.width ?? size) })
    .autoOrient()
    .resize(size, size)
    .png();
  const content = await icon.toBuffer().catch((cause: unknown) => {
    throw mediaError(media, cause);
  });
  writeFileSync(aside, content);
  renameSync(aside, target);
}
