import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "../model/escape-html.ts";
import type { PageFile } from "../model/page-file.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";

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
 * Reads the examples that stand beside the blocks. Those of a block of the site's own stand in place of those of
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

/** The document that shows every example at three widths. */
export function galleryDocument(examples: BlockExamples[]): string {
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blocks</title><style>${STYLE}</style></head><body><h1>Blocks</h1><p><a href="/_docs">How to write pages</a> <a href="/_docs/blocks">All fields</a> <a href="/_docs/rules">All rules</a></p><nav aria-label="Blocks">${contents}</nav>${sections.join("\n")}</body></html>`;
}

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color-scheme: light; }
nav a { display: inline-block; padding: 0.25rem 0.5rem; }
pre { border: 1px solid ButtonBorder; padding: 1rem; max-height: 16rem; overflow: auto; font-size: 13px; }
iframe { display: block; max-width: 100%; margin: 0 0 1rem; border: 1px solid ButtonBorder; }
`;
