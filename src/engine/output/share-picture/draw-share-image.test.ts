import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { expect, it } from "vitest";
import { lookOf } from "../../../theme/tokens/look.ts";
import type { MediaFile } from "../../pipeline/media/media-file.ts";
import { createDrawer } from "./draw-share-image.ts";

const LOOK = await lookOf();
const SOURCES = { root: resolve("."), media: new Map(), language: "en" };
const draw = await createDrawer(LOOK.shareImage, SOURCES);
const folder = mkdtempSync(join(tmpdir(), "share-"));

/** A drawing as a file of the media folder. */
function drawing(name: string, inside: string): MediaFile {
  const file = join(folder, name);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="540" height="630">${inside}</svg>`;
  writeFileSync(file, svg);
  return { path: `/media/${name}`, file, kind: "vector", size: svg.length, hash: "1a2b3c4d5e6f" };
}

/** The colours in a part of a picture, as CSS writes them. */
async function coloursIn(png: Buffer, left: number, top: number, width: number, height: number) {
  const part = sharp(png).extract({ left, top, width, height }).removeAlpha();
  const pixels = await part.raw().toBuffer();
  const colours = Array.from(
    { length: pixels.length / 3 },
    (_, at) => `#${pixels.toString("hex", 3 * at, 3 * at + 3)}`,
  );
  return new Set(colours);
}

it("an image has the size that networks ask for, and the same bytes every time", async () => {
  const png = await draw({ title: "Rye & spelt", brand: "Bakery" });
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(await draw({ title: "Rye & spelt", brand: "Bakery" })).toEqual(png);
  expect(png.length).toBeLessThan(20_000);
});

it("a picture stands beside the words, over whatever is too long, on the ground of the look", async () => {
  const red = drawing("red.svg", '<path fill="#f00" d="M0 0h540v600H0z"/>');
  const png = await draw({ title: "w".repeat(80), brand: "Bakery", picture: red });
  expect(await coloursIn(png, 660, 0, 540, 600)).toEqual(new Set(["#ff0000"]));
  expect(await coloursIn(png, 660, 601, 540, 29)).toEqual(new Set([LOOK.shareImage.ground]));
  expect(await coloursIn(png, 600, 200, 60, 200)).toContain(LOOK.shareImage.ink);
});

it("a gradient stays one, though there are few colours", async () => {
  const stops = '<stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>';
  const gradient = drawing(
    "gradient.svg",
    `<linearGradient id="a">${stops}</linearGradient><path fill="url(#a)" d="M0 0h540v630H0z"/>`,
  );
  const png = await draw({ title: "Rye", brand: "Bakery", picture: gradient });
  for (const left of [0, 100, 270, 440, 500]) {
    const part = sharp(png).extract({ left: 660 + left, top: 0, width: 40, height: 630 });
    const { channels } = await sharp(await part.toBuffer()).stats();
    const blue = (255 * (left + 20)) / 540;
    expect(Math.abs((channels[0]?.mean ?? 0) - (255 - blue))).toBeLessThan(3);
    expect(Math.abs((channels[2]?.mean ?? 0) - blue)).toBeLessThan(3);
  }
});
