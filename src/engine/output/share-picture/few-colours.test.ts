import { describe, expect, it } from "vitest";
import { cellsOf } from "./cells.ts";
import { dither } from "./dither.ts";
import { fewColours } from "./few-colours.ts";
import type { Colour } from "./indexed-png.ts";

const WIDTH = 60;

/** The bytes of rows of colours. */
function bytesOf(colours: Colour[]): Uint8Array {
  return Uint8Array.from(colours.flat());
}

function reduced(pixels: Colour[], most: number): { colours: Colour[]; shown: Colour[] } {
  const rgb = bytesOf(pixels);
  const cells = cellsOf(rgb);
  const colours = fewColours(cells, most);
  const numbers = [...dither(rgb, WIDTH, colours, cells)];
  return { colours, shown: numbers.map((number) => colours[number] ?? [0, 0, 0]) };
}

/** All greens and blues there are, more than any list of colours holds. */
const MANY = Array.from({ length: 256 * WIDTH }, (_, at): Colour => [10, at % 256, (at * 7) % 251]);

describe("few colours", () => {
  it("are those of a picture that has no more, pixel by pixel", () => {
    const flat: Colour[] = [
      [255, 0, 0],
      [3, 200, 7],
      [250, 250, 250],
    ];
    const pixels = MANY.map((_, at): Colour => flat[(at >> 3) % 3] ?? [0, 0, 0]);
    const { colours, shown } = reduced(pixels, 191);
    expect(colours).toHaveLength(3);
    expect(shown).toEqual(pixels);
  });

  it("are as many as are asked for, where there are more", () => {
    expect(reduced(MANY, 191).colours).toHaveLength(191);
    expect(reduced(MANY, 16).colours).toHaveLength(16);
  });

  it("leave the colour of most pixels as it is", () => {
    const ground: Colour = [17, 33, 65];
    const { shown } = reduced(
      MANY.map((colour, at) => (at % 3 === 0 ? colour : ground)),
      16,
    );
    const kept = shown.filter((_, at) => at % 3 !== 0);
    expect(kept.every((colour) => colour.join() === ground.join())).toBe(true);
  });

  it("show between them what is none of them", () => {
    const { shown } = reduced(MANY, 16);
    const mean = (colours: Colour[], channel: 0 | 1 | 2) =>
      colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length;
    for (const channel of [0, 1, 2] as const)
      expect(Math.abs(mean(shown, channel) - mean(MANY, channel))).toBeLessThan(3);
  });

  it("are the same every time", () => {
    expect(reduced(MANY, 191)).toEqual(reduced(MANY, 191));
  });
});
