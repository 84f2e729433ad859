import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { BLOCKS } from "../theme/blocks/blocks.ts";
import { listFiles } from "./pipeline/read.ts";

const ENGINE = resolve("src/engine");

/** Words that are the name of a block and mean something else where they stand. */
const OTHER_WORDS: Record<string, string> = {
  "fields/rich-text/field.ts rich-text": "the control of texts in Markdown",
  "fields/rich-text/markdown.ts list": "a list within a text in Markdown",
  "fields/rich-text/markdown.ts table": "a table within a text in Markdown",
  "model/article.ts table": "an element of HTML",
  "model/article.ts video": "an element of HTML",
  "model/rich-node.ts table": "an element of HTML",
  "output/written/read-document.ts list": "an attribute of HTML",
  "model/block-definition.ts list":
    "the part of the blog that a block shows: its list, or one article",
  "pipeline/index/article-route.ts list": "the part of the blog that a block shows",
  "rules/page-block-misplaced/rule.ts list": "the part of the blog that a block shows",
  "output/blog/with-articles.ts list": "the part of the blog that a block shows",
  "pipeline/media/media-file.ts video": "a kind of file",
  "pipeline/index/build-index.ts sources": "the file of laws and boards that pages mention",
  "pipeline/resolve/resolved-sources.ts sources": "the file of laws and boards that pages mention",
  "pipeline/kinds.ts sources": "the file of laws and boards that pages mention",
  "rules/entry-repeated/lists.ts list": "where a question stands",
};

/** Files of the engine that run in its programs. Examples of rules are sites, and show blocks. */
const FILES = listFiles(ENGINE).filter(
  (path) =>
    path.endsWith(".ts") &&
    !/\.test\.ts$|\/test(ing)?\/|\/example\.ts$|^rules\/(example-site\.ts|planted\/)/.test(path),
);

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
  const named = FILES.flatMap((path) =>
    literalsIn(path)
      .filter(
        (text) =>
          BLOCKS.has(text) || [...text.matchAll(TYPE)].some(([, type = ""]) => BLOCKS.has(type)),
      )
      .map((text) => `${path} ${text}`),
  );
  expect(new Set(named)).toEqual(new Set(Object.keys(OTHER_WORDS)));
});

/** A block within a longer text: `{ "type": "faq" }`, or `the block faq`. */
const TYPE = /(?:"type": "|[Bb]locks? `?)([a-z-]+)/g;

it("the engine has no colour that a page could show", () => {
  const colour = /#(?:[0-9a-f]{3,4}){1,2}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|hwb)a?\(/i;
  const coloured = FILES.flatMap((path) =>
    literalsIn(path)
      .filter((text) => colour.test(text))
      .map((text) => `${path} ${text}`),
  );
  expect(coloured).toEqual([]);
});

it("the test sees what it looks for", () => {
  expect(literalsIn("rules/shared-unused/rule.ts")).toContain("shared-unused");
  expect(FILES).toContain("dev/gallery.ts");
});
