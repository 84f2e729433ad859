import { statSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BRANDS, readBrandPictures } from "../../engine/dev/brand-pictures.ts";
import { lookKey } from "../../testing/look-key.ts";
import { lookOf } from "./look.ts";

const PICTURES = readBrandPictures(".");

describe("the pictures of brands", () => {
  it("are ten, and light enough to be kept", () => {
    expect(PICTURES.map(({ file }) => file)).toEqual(
      Array.from({ length: 10 }, (_, at) => `${at + 1}.webp`),
    );
    const sizes = PICTURES.map(({ file }) => statSync(`${BRANDS}/${file}`).size);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(500_000);
  });

  it.each(PICTURES)("$file is of the tokens that its brand has (npm run pictures)", async (one) => {
    expect(lookKey(await lookOf(one.theme))).toBe(one.key);
  });
});
