import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../engine/pipeline/read.ts";

/** Declarations that mean a side of the screen, each with the reason why it is right in every direction of writing. */
const EXCEPTIONS: Record<string, string> = {
  "src/theme/blocks/blog-article/article/layout.scss text-align":
    "A class of WordPress says the side that an author chose.",
  "src/theme/blocks/blog-article/article/layout.scss float": "The same.",
  "src/theme/blocks/blog-article/article/layout.scss margin": "The space beside it.",
};

const DECLARATION = /(?:^|[;{])\s*([a-z-]+):\s*([^;{}]+)(?=[;}])/gm;
const FOUR_SIDES = /^(?:margin|padding|inset)$/;

const sheets = ["src/theme", "src/client", "src/providers"].flatMap((folder) =>
  listFiles(folder)
    .filter((path) => path.endsWith(".scss"))
    .map((path) => `${folder}/${path}`),
);

it("styles turn with the direction of writing", () => {
  const found = sheets.flatMap((path) =>
    sidesIn(readFileSync(path, "utf8")).map((side) => `${path} ${side}`),
  );
  expect(sheets.length).toBeGreaterThan(40);
  expect([...new Set(found)].sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

it("notices sides of the screen", () => {
  expect(sidesIn(".a { margin-left: 1px; text-align: right; float: left; left: 0; }")).toEqual([
    "margin-left",
    "text-align",
    "float",
    "left",
  ]);
  expect(sidesIn(".a { padding: 0 1px 0 2px; inset: 0 auto 0 0; }")).toEqual(["padding", "inset"]);
  expect(sidesIn(".a { border-top-left-radius: 1px; }")).toEqual(["border-top-left-radius"]);
  expect(sidesIn(".a { margin: 0 1px 2px; padding: 0 1px 2px 1px; order: 1; }")).toEqual([]);
});

/** The names of declarations that mean the left or the right of the screen. */
function sidesIn(css: string): string[] {
  const plain = css.replace(/\/\*.*?\*\//gs, "").replaceAll("{", "{\n");
  return [...plain.matchAll(DECLARATION)]
    .filter(([, name = "", value = ""]) => isSide(name, value.trim()))
    .map(([, name = ""]) => name);
}

function isSide(name: string, value: string): boolean {
  if (/(?:^|-)(?:left|right)(?:-|$)/.test(name)) return true;
  if (/^(?:text-align|float|clear)$/.test(name)) return /\b(?:left|right)\b/.test(value);
  const [, end, , start] = value.match(/(?:[^\s(]+\([^)]*\)|[^\s(])+/g) ?? [];
  return FOUR_SIDES.test(name) && start !== undefined && start !== end;
}
