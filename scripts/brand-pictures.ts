/**
 * Writes the pictures of ten brands that the gallery shows, of those that `npm run test:long -- looks` draws:
 * `npm run pictures`. To be done again when a test says that they are of other tokens.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { BRANDS, type BrandPicture } from "../src/engine/dev/brand-pictures.ts";
import { lookStyles } from "../src/engine/dev/site-look.ts";
import { lookKey } from "../src/testing/look-key.ts";
import { findBrowser } from "./find-browser.mjs";
import { type DrawnLook, drawLooks } from "./long/looks/draw-looks.ts";
import { openView, showLook } from "./long/looks/measure-view.ts";
import { pageProgram } from "./long/looks/page-program.ts";
import { serveSampleSite } from "./long/looks/serve-site.ts";

const ROOT = resolve(import.meta.dirname, "..");
/** Each look on either ground as it is, and two with other options. */
const SHOWN = [8, 9, 10, 11, 12, 13, 14, 15, 1, 2];
/** Of the window, and of the picture, in pixels. */
const WINDOW = { width: 1280, height: 1600 };
const WIDTH = 480;
const QUALITY = 62;

const folder = join(ROOT, BRANDS);
mkdirSync(folder, { recursive: true });
const drawn = await drawLooks(Math.max(...SHOWN) + 1);
const site = await serveSampleSite(ROOT);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const view = { name: "home", path: "/", everyNth: 1, ...WINDOW };
  const page = await openView({ browser, url: site.url, program: await pageProgram(), view });
  const pictures: BrandPicture[] = [];
  for (const [at, number] of SHOWN.entries()) {
    const { theme, look } = drawn[number] as DrawnLook;
    // Its typefaces are beside its tokens.
    const tokens = await lookStyles({ look, media: new Map(), site: { language: "en" } }, ROOT);
    const file = `${at + 1}.webp`;
    await showLook(page, { ...look, tokens });
    await page.evaluate(() => document.fonts.ready);
    const picture = sharp(await page.screenshot()).resize({ width: WIDTH });
    writeFileSync(join(folder, file), await picture.webp({ quality: QUALITY }).toBuffer());
    pictures.push({ file, theme, key: lookKey(look) });
  }
  writeFileSync(join(folder, "brands.json"), `${JSON.stringify(pictures, null, 2)}\n`);
} finally {
  await browser.close();
  await site.close();
}
