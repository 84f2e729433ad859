import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { BLOCKS } from "../theme/blocks/blocks.ts";
import { listFiles } from "./pipeline/read.ts";

const ENGINE = resolve("src/engine");

/** Words that are the name of a block and mean something else, with the folders or files in which they do. */
const OTHER_WORDS: [word: string, meaning: string, paths: string[]][] = [
  ["rich-text", "the control of texts in Markdown", ["fields/rich-text/"]],
  ["list", "a list within a text in Markdown", ["fields/rich-text/"]],
  ["list", "an attribute of HTML", ["output/written/"]],
  ["list", "where a question stands", ["rules/entry-repeated/"]],
  [
    "list",
    "the part of the blog that a block shows: its list, or one article",
    ["model/block-definition.ts", "pipeline/index/", "rules/page-block-misplaced/", "output/blog/"],
  ],
  ["table", "an element of HTML", ["model/article.ts", "model/rich-node.ts", "fields/rich-text/"]],
  [
    "video",
    "an element of HTML, or a kind of file",
    ["model/article.ts", "pipeline/media/", "rules/analysis/media/"],
  ],
  ["list", "what cards can look like", ["model/theme-file.ts"]],
  ["split", "how pages can open", ["model/theme-file.ts"]],
  [
    "map",
    "a drawing, and where compiled lines come from",
    ["fields/icon-name/", "own-parts/", "edit/migrations/lucide-icons.ts"],
  ],
  ["year", "what a price is for", ["model/price-unit.ts"]],
  ["sources", "the file of laws and boards that pages mention", ["pipeline/"]],
];

/** Files of the engine that run in its programs. Examples of rules are sites, and show blocks. */
const FILES = listFiles(ENGINE).filter(
  (path) =>
    path.endsWith(".ts") &&
    !/\.test\.ts$|\/test(ing)?\/|\/example\.ts$|^rules\/(example-site\.ts|planted\/)/.test(path),
);

/** Words of the trade of the first site, within others as well. */
const TRADE = /clinic|medspa|medical|nurs(?:e|ing)|patient|physician|\bdoctors?\b/i;

/** Where they stand all the same: why, in which folders or files, and in which lines where not in all. */
const ABOUT_FIRST_SITE: [reason: string, paths: string[], lines?: RegExp][] = [
  ["schema.org names its types so", ["src/engine/model/business-type.ts"]],
  ["the reference lists those types", ["docs/blocks.md"], /^One of `"AccountingService"`/],
  ["it says what the first site is", ["README.md"], /^The site in this repository is an example:/],
  ["sites of the first version have this sentence", ["src/engine/edit/migrations/form-notice."]],
  ["Lucide names its drawings so", ["src/theme/icons/lucide.json"]],
  ["it tests the first site", ["src/testing/first-site/"]],
  [
    "slips are planted in its pages",
    ["src/engine/rules/planted/", "src/testing/planted-rounds.ts"],
  ],
  ["it makes pages of its kinds", ["src/cli/new-page.test.ts"]],
  ["these are the words", ["src/engine/names.test.ts"]],
];

/** All that is written for people, or that they may read: code with its help, examples, starters and documentation. */
const WRITTEN = [
  ...["src", "bin", "bench", "docs", "starter"].flatMap((folder) =>
    listFiles(resolve(folder)).map((path) => `${folder}/${path}`),
  ),
  ...["README.md", "CONTRIBUTING.md", "CHANGELOG.md"],
].filter((path) => /\.(?:json|md|mjs|scss|tsx?)$/.test(path));

/** The texts in quotation marks of a file. */
function literalsIn(path: string): string[] {
  const texts: string[] = [];
  collect(parseAst(readFileSync(join(ENGINE, path), "utf8"), { lang: "ts" }), texts);
  return texts;
}

function collect(node: unknown, texts: string[]): void {
  if (typeof node !== "object" || node === null) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === "Literal" && typeof value === "string") texts.push(value);
  if (type === "TemplateElement") texts.push((value as { raw: string }).raw);
  // What is imported is a path.
  if (type === "ImportDeclaration" || type === "ImportExpression") return;
  for (const part of Object.values(node)) collect(part, texts);
}

it("the engine names no block of the theme", () => {
  const isOther = (path: string, text: string) =>
    OTHER_WORDS.some(
      ([word, , paths]) => word === text && paths.some((one) => path.startsWith(one)),
    );
  const named = FILES.flatMap((path) =>
    literalsIn(path)
      .filter((text) => namesIn(text).some((name) => BLOCKS.has(name)) && !isOther(path, text))
      .map((text) => `${path} ${text}`),
  );
  expect(named).toEqual([]);
});

/** What could be the type of a block: the whole text, or a part such as `{ "type": "faq" }` or `the block faq`. */
function namesIn(text: string): string[] {
  const parts = [...text.matchAll(/(?:"type": "|[Bb]locks? `?)([a-z-]+)/g)];
  return [text, ...parts.map(([, name = ""]) => name)];
}

it("the engine has no colour that a page could show", () => {
  const colour = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;
  const coloured = FILES.flatMap((path) =>
    literalsIn(path)
      .filter((text) => colour.test(text))
      .map((text) => `${path} ${text}`),
  );
  expect(coloured).toEqual([]);
});

it("nothing speaks of the trade of the first site but what is about that site", () => {
  const isAboutIt = (path: string, line: string) =>
    ABOUT_FIRST_SITE.some(([, paths, pattern]) => {
      return paths.some((one) => path.startsWith(one)) && (pattern?.test(line) ?? true);
    });
  const spoken = WRITTEN.flatMap((path) =>
    readFileSync(path, "utf8")
      .split("\n")
      .flatMap((line, at) =>
        TRADE.test(line) && !isAboutIt(path, line) ? [`${path}:${at + 1} ${line.trim()}`] : [],
      ),
  );
  expect(spoken).toEqual([]);
});

it("the test sees what it looks for", () => {
  expect(WRITTEN).toEqual(
    expect.arrayContaining([
      ...["src/theme/blocks/hero/example.json", "starter/full/pages/index.json", "README.md"],
      ...["src/cli/check.ts", "docs/authors.md", "bench/make-site.ts"],
    ]),
  );
  expect(literalsIn("rules/shared-unused/rule.ts")).toContain("shared-unused");
  expect(FILES).toContain("dev/gallery.ts");
});
