import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { listFiles } from "../../engine/pipeline/read.ts";

/** Where tokens are given their values, and what is no part of what is shown. */
const LEFT_OUT =
  /^theme\/tokens\/|(?:^|\/)test(?:ing)?\/|\.test\.tsx?$|(?:^|\/)examples?\.(?:ts|json)$|\/planted\//;

/** Files that may name one, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  "cli/lucide-list.ts":
    "A line without a color would be taken out of a drawing; of the outcome only its path is kept.",
  "client/development/overlay.css":
    "Stands over pages of any look, also broken ones, in the colors of the author's system.",
  "engine/dev/author-document.ts":
    "Documents for authors alone, which look like their system; there may be no site yet.",
  "engine/output/make-media.ts":
    "What was transparent stands on white, in a format that knows no transparency.",
  "engine/report/text.ts": "Colors of the terminal, by the names that it has for them.",
  "studio/server/upload/heic/convert-heic.ts":
    "A pixel that carries a profile, and is never shown.",
};

const NAMED = "white|black|gray|grey|red|blue|green|yellow|orange";
const COLOR = new RegExp(
  `#(?:[0-9a-f]{3,4}){1,2}\\b|\\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\\((?!\\$)|:\\s*["']?(?:${NAMED})\\b`,
  "i",
);
const SIZE = /font(?:-size|Size)?["']?:[^;]*\b\d*\.?\d+(?:px|rem)\b/;
const FACE = /font(?:-family|Family)["']?:(?!\s*(?:var\(|inherit|"\$\{))|font:[^;]*["']\w/;

it("no color, size of type or typeface stands outside the tokens", () => {
  const files = listFiles("src").filter(
    (path) => /\.(?:[cm]?tsx?|mjs|s?css)$/.test(path) && !LEFT_OUT.test(path),
  );
  expect(files.length).toBeGreaterThan(800);
  const named = files.filter((path) => literalsIn(readFileSync(`src/${path}`, "utf8")).length > 0);
  expect(named.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});

describe("the test notices", () => {
  it.each([
    '<path fill="#0b1f23" />',
    "const style = { color: 'white' };",
    'sharp({ create: { background: "white" } })',
    "a { color: rgb(0 0 0 / 10%); }",
    "a { font-size: 1.25rem; }",
    "a { font: 500 14px/1.5 var(--font-body); }",
    "a { font-family: Georgia, serif; }",
    'const style = { fontFamily: "Georgia" };',
  ])("%s", (line) => expect(literalsIn(line)).toEqual([line]));

  it("nothing in what has tokens, nor in comments", () => {
    const right = ["a { color: var(--text); }", "/* as #0b1f23 */", "// #fff"];
    expect(right.flatMap(literalsIn)).toEqual([]);
  });
});

function literalsIn(source: string): string[] {
  const code = source.replace(/\/\*.*?\*\//gs, "").replace(/(?:^|\s)\/\/.*$/gm, "");
  return code
    .split("\n")
    .filter((line) => [COLOR, SIZE, FACE].some((literal) => literal.test(line)));
}
