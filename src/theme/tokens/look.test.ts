import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { ThemeFile } from "../../engine/model/theme-file.ts";
import { mainFontFile } from "../../engine/output/look/font-files.ts";
import { openFont } from "../../engine/output/look/open-font.ts";
import { lookOf } from "./look.ts";
import { TYPE_PAIRS } from "./typefaces.ts";

const SOURCES = { root: resolve("."), media: new Map(), language: "en" };

/** The value of a token. */
async function token(theme: ThemeFile, name: string): Promise<string | undefined> {
  const { tokens } = await lookOf(theme);
  return new RegExp(`[{;]--${name}:([^;}]*)`).exec(tokens)?.[1];
}

describe("a look", () => {
  it("gives pictures, icons and pages the same colors", async () => {
    const theme: ThemeFile = { look: "workshop", colors: { brand: "#1d6b3a" } };
    const { shareImage, manifest, letterIcon } = await lookOf(theme);
    expect(shareImage.ground).toBe(await token(theme, "brand-950"));
    expect(shareImage.accent).toBe(await token(theme, "on-dark-accent"));
    expect(manifest.background).toBe(await token(theme, "paper"));
    expect(letterIcon.ground).toBe("#1d6b3a");
  });

  it("keeps its own options where the author chose none", async () => {
    const { choices } = await lookOf({ look: "daylight", cards: "outlined" });
    expect(choices).toMatchObject({ cards: "outlined", heads: "centered", corners: "pill" });
  });

  it("has a call to action on the ground that was chosen, in any look", async () => {
    const colors = { brand: "#1f4fd8", accent: "#ff9d57" };
    for (const look of ["atlas-and-ink", "workshop", "daylight", "ledger"] as const) {
      const tint = await token({ look, colors, cta: "tint" }, "brand-100");
      expect(await token({ look, colors, cta: "tint" }, "panel"), look).toBe(tint);
      expect(await token({ look, colors, cta: "accent" }, "panel"), look).toBe("#ffd9c0");
    }
    expect(await token({}, "panel")).toBe("#dbe9e8");
    expect(await token({ cta: "accent" }, "panel")).toBe("#f7ddb5");
  });

  it("shares no color with another one", async () => {
    const colorsIn = async (theme: ThemeFile) =>
      new Set((await lookOf(theme)).tokens.toLowerCase().match(/#[0-9a-f]{6}/g));
    const first = await colorsIn({});
    const other = await colorsIn({ look: "ledger", colors: { brand: "#8a1538" } });
    expect([...other].filter((color) => first.has(color) && color !== "#ffffff")).toEqual([]);
  });

  it("has rounder corners and less room where the author wants them", async () => {
    expect(await token({ corners: "soft" }, "r-4")).toBe("24px");
    expect(await token({ corners: "soft", roundness: 0.5 }, "r-4")).toBe("12px");
    expect(await token({ roundness: 0 }, "r-button")).toBe("0px");
    expect(await token({ spacing: 0.8 }, "section")).toMatch(/^calc\(0\.8\*clamp\(/);
  });

  it("has typefaces of the author's own in place of one of a pair", async () => {
    const file = "/media/own.woff2";
    const { typefaces } = await lookOf({ ownTypefaces: { headings: { file, kind: "serif" } } });
    expect(typefaces.map(({ source }) => source)).toMatchObject([
      { media: file },
      { name: "figtree" },
    ]);
  });
});

describe.each(Object.entries(TYPE_PAIRS))("the typefaces %s", (_, { display, text }) => {
  it.each([display, text])("are there in their weights: $family", async (typeface) => {
    const font = await openFont(mainFontFile(typeface, SOURCES) ?? "", typeface.drawn);
    expect(font.characterSet).toContain("ß".charCodeAt(0));
    const [least = 0, most = least] = typeface.weight.split(" ").map(Number);
    expect(typeface.drawn).toBeGreaterThanOrEqual(least);
    expect(typeface.drawn).toBeLessThanOrEqual(most);
  });
});
