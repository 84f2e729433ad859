import { readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../model/escape-html.ts";
import type { ThemeFile } from "../model/theme-file.ts";

/** Where the pictures of brands are, below the folder of the engine. */
export const BRANDS = "docs/brands";

/** A picture of a page in a brand that was drawn at random. */
export interface BrandPicture {
  file: string;
  theme: ThemeFile;
  /** What it was made from, as a hash, so that it is seen when it should be made again. */
  key: string;
}

/** @param root folder of the engine */
export function readBrandPictures(root: string): BrandPicture[] {
  return JSON.parse(readFileSync(join(root, BRANDS, "brands.json"), "utf8")) as BrandPicture[];
}

/** The pictures side by side, each with the theme file that it shows. */
export function brandTiles(root: string): string {
  const tiles = readBrandPictures(root).map(({ file, theme }) => {
    const { look, ground, colors } = theme;
    const name = `${look}, ${ground}, ${Object.values(colors ?? {}).join(" and ")}`;
    return `<li><figure><img loading="lazy" src="/${BRANDS}/${file}" alt="A home page in the look ${escapeHtml(name)}"><figcaption><details><summary>${escapeHtml(name)}</summary><pre>${escapeHtml(JSON.stringify(theme, null, 2))}</pre></details></figcaption></figure></li>`;
  });
  return `<section id="brands"><h2>Ten brands</h2><p>One page of one site in colors that were drawn at random. Nothing was chosen but what stands below each picture.</p><ul class="tiles">${tiles.join("\n")}</ul></section>`;
}
