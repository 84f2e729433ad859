import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { LOOK } from "./look.ts";

const TOKENS = new Map(
  [...readFileSync("src/theme/tokens/tokens.scss", "utf8").matchAll(/--([\w-]+):\s*(#\w+);/g)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);
const { shareImage, manifest } = LOOK;

it.each([
  ["petrol-950", shareImage.ground],
  ["on-dark", shareImage.ink],
  ["gold-400", shareImage.accent],
  ["on-dark-muted", shareImage.muted],
  ["paper", manifest.background],
  ["petrol-950", manifest.theme],
])("pictures and pages have the same %s", (name, colour) => {
  expect(TOKENS.get(name)).toBe(colour);
});

it("the font of share images is there", () => {
  expect(existsSync(shareImage.font)).toBe(true);
});
