import { describe, expect, it } from "vitest";
import { createRandom } from "../../../testing/random.ts";
import { LOOKS } from "../looks/looks.ts";
import { contrast, lchOf } from "./color.ts";
import { computePalette } from "./compute-palette.ts";
import { PAIRINGS } from "./pairings.ts";
import type { Palette } from "./palette.ts";

const random = createRandom(17);
const anyColor = () => `#${random.below(0x1000000).toString(16).padStart(6, "0")}`;
/** Brands that any formula could stumble over, and 200 that look random. */
const BRANDS = [
  ...["#000000", "#ffffff", "#808080", "#ffff00", "#0000ff", "#00ff00", "#ff00ff"],
  ...Array.from({ length: 200 }, anyColor),
];

/** The pairings that cannot be read, in words. */
function faultsOf(palette: Palette): string[] {
  return PAIRINGS.flatMap(({ front, ground, least }) => {
    const reached = contrast(palette[front], palette[ground]);
    return reached >= least ? [] : [`${front} on ${ground}: ${reached.toFixed(2)} of ${least}`];
  });
}

describe.each(Object.entries(LOOKS))("in the look %s", (_, { colors, tones }) => {
  it("every pairing has its contrast in its own colors", () => {
    expect(faultsOf("palette" in colors ? colors.palette : computePalette(colors, tones))).toEqual(
      [],
    );
  });

  it("every pairing has its contrast, whatever the brand is", () => {
    const faults = BRANDS.flatMap((brand) => [
      ...faultsOf(computePalette({ brand }, tones)),
      ...faultsOf(computePalette({ brand, accent: anyColor() }, tones, "accent")),
    ]);
    expect(faults).toEqual([]);
  });
});

it("a color keeps its hue where it becomes lighter or darker", () => {
  const { tones } = LOOKS["atlas-and-ink"];
  for (const brand of BRANDS) {
    const { c, h } = lchOf(brand);
    const link = lchOf(computePalette({ brand }, tones)["brand-700"]);
    const turned = Math.abs(((link.h - h + 540) % 360) - 180);
    if (c > 0.04 && link.c > 0.03) expect(turned, brand).toBeLessThan(6);
  }
});

it("a color that can be read everywhere is used as it is", () => {
  const palette = computePalette({ brand: "#8a1538" }, LOOKS.ledger.tones);
  expect(palette["brand-700"]).toBe("#8a1538");
  expect(computePalette({ brand: "#b5371f" }, LOOKS.workshop.tones)["cta-bg"]).toBe("#b5371f");
});
