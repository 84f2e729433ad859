import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../model/escape-html.ts";
import type { PageFile } from "../model/page-file.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";
import { authorDocument } from "./author-document.ts";
import { brandTiles } from "./brand-pictures.ts";

/** Where the gallery is, in development only. */
export const GALLERY = "/_blocks";

/** Widths in pixels that every example is shown at. */
const FRAMES = [390, 768, 1440];

/** The examples of one block type. */
export interface BlockExamples {
  type: string;
  file: string;
  blocks: PageFile["blocks"];
}

/**
 * Reads the examples that stand beside the blocks. Those of a block of the site's own replace those of
 * the engine's with the same type.
 *
 * @param root folder of the engine
 */
export function readExamples(
  root: string,
  { definitions, own }: Pick<Engine, "definitions" | "own">,
): BlockExamples[] {
  const folder = join(root, definitions.client.blocks);
  const replaced = new Set(own.blocks.map(({ type }) => type));
  const built = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !replaced.has(entry.name))
    .map(({ name }) => ({ type: name, file: slashed(join(folder, name, "example.json")) }))
    .filter(({ file }) => existsSync(file))
    .map((example) => ({
      ...example,
      blocks: JSON.parse(readFileSync(example.file, "utf8")) as PageFile["blocks"],
    }));
  return [...built, ...own.examples];
}

/**
 * The page that shows one example, as the page of a site would.
 *
 * @param path for example `/_blocks/price-list/1`
 */
export function examplePage(examples: BlockExamples[], path: string): PageEntry | undefined {
  const [, type, number] = /^\/_blocks\/([a-z-]+)\/(\d+)$/.exec(path) ?? [];
  const example = examples.find((example) => example.type === type);
  const block = example?.blocks[Number(number) - 1];
  if (!example || !block) return undefined;
  return {
    route: path,
    file: example.file,
    page: {
      title: `${type} ${number}`,
      description: `An example of the block ${type}.`,
      noindex: true,
      blocks: [block],
    },
  };
}

/**
 * The document that shows every example at three widths, and what the looks make of ten brands.
 *
 * @param root folder of the engine
 */
export function galleryDocument(root: string, examples: BlockExamples[]): string {
  const sections = examples.map(({ type, blocks }) => {
    const frames = blocks.flatMap((block, at) => [
      `<h3>${escapeHtml(type)} ${at + 1}</h3><pre>${escapeHtml(JSON.stringify(block, null, 2))}</pre>`,
      ...FRAMES.map(
        (width) =>
          `<iframe loading="lazy" width="${width}" height="640" title="${type} ${at + 1} at ${width} pixels" src="${GALLERY}/${type}/${at + 1}"></iframe>`,
      ),
    ]);
    return `<section id="${type}"><h2>${type}</h2>${frames.join("\n")}</section>`;
  });
  const contents = examples.map(({ type }) => `<a href="#${type}">${type}</a>`).join(" ");
  const body = `<main><h1>Blocks</h1><p><a href="/_docs">How to write pages</a> <a href="/_docs/blocks">All fields</a> <a href="/_docs/rules">All rules</a></p><nav aria-label="Blocks">${contents} <a href="#brands">Ten brands</a></nav>${sections.join("\n")}${brandTiles(root)}</main>`;
  return authorDocument({ title: "Blocks", body, isWide: true });
}
