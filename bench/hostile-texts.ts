/**
 * Measures texts that are made to take long: in the studio's preview, and in files that are no JSON.
 *
 *     node --import tsx bench/hostile-texts.ts
 */
import { join } from "node:path";
import { loadEngine } from "../src/build/engine.ts";
import { examineSite } from "../src/checks/examine.ts";
import { ORIGINAL_URLS } from "../src/content/media/media-urls.ts";
import { parseFile } from "../src/content/parse.ts";
import type { PageFile } from "../src/page/page-file.ts";
import { createPreviewer } from "../src/studio-server/preview.ts";
import { median, ROOT } from "./run-command.ts";

/** The longest text that a field takes, and two that are refused. */
const LENGTHS = [50_000, 100_000, 200_000];
const PIECES = ["[", "_a", "_*a", "**a_", ">", "- ", "[a]: b\n|-|\n", "a\n\n", "a@", "words "];
const RUNS = 3;
/** The size of the largest file that is read. */
const FILE_LENGTH = 950_000;
const BROKEN = ["{", '"a"true', "1 ", '"a" 1,', '"a":1,', "\r{", ", ", "“"];

const print = (text: string) => process.stdout.write(`${text}\n`);
const engine = loadEngine(ROOT);
const folder = (name: string) => join(ROOT, name);
const examined = await examineSite({
  ...engine,
  folders: {
    pages: folder("pages"),
    media: folder("media"),
    cache: folder("node_modules/.cache/bench"),
  },
  urls: ORIGINAL_URLS,
});
const { site } = examined;
if (!site) throw new Error("The site cannot be read.");
const current = { ...examined, site, engine };

print(`Node ${process.version}, medians of ${RUNS} runs, in milliseconds.\n`);
print(
  `| preview of | ${LENGTHS.map((length) => `title ${length}`).join(" | ")} | ${LENGTHS.map((length) => `text ${length}`).join(" | ")} |`,
);
print(`| --- | ${LENGTHS.flatMap(() => ["---:", "---:"]).join(" | ")} |`);
for (const piece of PIECES) {
  const times = (page: (text: string) => Partial<PageFile>) =>
    LENGTHS.map((length) => timed(() => preview(page(repeated(piece, length)))));
  const titles = times((title) => ({ title }));
  const texts = times((text) => ({ blocks: [{ type: "rich-text", text }] }));
  print(`| \`${JSON.stringify(piece)}\` | ${[...titles, ...texts].join(" | ")} |`);
}
print(`\n| file of ${FILE_LENGTH} bytes of | read |\n| --- | ---: |`);
for (const piece of BROKEN) {
  const bytes = Buffer.from(`{"title": ${repeated(piece, FILE_LENGTH)}`);
  const time = timed(() => parseFile({ file: "/a.json", path: "a.json", bytes }));
  print(`| \`${JSON.stringify(piece)}\` | ${time} |`);
}

function preview(fields: Partial<PageFile>): void {
  const page: PageFile = { title: "T", description: "D", blocks: [{ type: "hero" }], ...fields };
  createPreviewer()(current, { route: "/about", file: folder("pages/about.json"), page });
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
}

function timed(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.round(median(times));
}
