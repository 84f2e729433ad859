/**
 * Measures texts that are made to take long: in the studio's preview, in files that are no JSON, and in checks.
 *
 *     node --import tsx bench/hostile-texts.ts
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DEFINITIONS } from "../src/cli/definitions.ts";
import type { PageFile } from "../src/engine/model/page-file.ts";
import { openSiteCache } from "../src/engine/pipeline/cache/site-cache.ts";
import { loadEngine } from "../src/engine/pipeline/engine.ts";
import { examineSite } from "../src/engine/pipeline/examine.ts";
import { ORIGINAL_URLS } from "../src/engine/pipeline/media/media-urls.ts";
import { parseFile } from "../src/engine/pipeline/parse.ts";
import { createPreviewer } from "../src/studio/server/preview.ts";
import { examineFiles } from "../src/testing/examine-files.ts";
import { median, ROOT } from "./run-command.ts";

/** The longest text that a field takes, and two that are rejected. */
const LENGTHS = [50_000, 100_000, 200_000];
const PIECES = ["[", "_a", "_*a", "**a_", ">", "- ", "[a]: b\n|-|\n", "a\n\n", "a@", "words "];
/** Signs that rules about texts look for. */
const SIGNS_IN_TEXTS = [
  "`&",
  "](",
  "https://",
  "{a",
  "&nbsp",
  "$5,",
  "(5",
  "+1 ",
  "mailto:",
  ". A",
];
const LONGEST_LINE = 2000;
const RUNS = 3;
/** The size of the largest file that is read. */
const FILE_LENGTH = 950_000;
const BROKEN = ["{", '"a"true', "1 ", '"a" 1,', '"a":1,', "\r{", ", ", "“"];

const print = (text: string) => process.stdout.write(`${text}\n`);
const engine = loadEngine({ root: ROOT, definitions: DEFINITIONS });
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
const current = { ...examined, site, engine, cache: openSiteCache(engine) };

print(`Node ${process.version}, medians of ${RUNS} runs, in milliseconds of processor time.\n`);
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

print("\n| check of fields as long as they may be, of | read |\n| --- | ---: |");
for (const piece of [...PIECES, ...SIGNS_IN_TEXTS])
  print(`| \`${JSON.stringify(piece)}\` | ${await checkTime(piece)} |`);

/** Checks a site of one page. */
async function checkTime(piece: string): Promise<number> {
  const text = `T${repeated(piece, LENGTHS[0] ?? 0).slice(1)}`;
  const title = `T${repeated(piece, LONGEST_LINE).slice(1)}`;
  const questions = { type: "faq", title, items: [{ question: title, answer: text }] };
  const blocks = [{ type: "hero" }, { type: "rich-text", text }, questions];
  const start = process.cpuUsage();
  const { folder: made } = await examineFiles({
    "pages/_site.json": readFileSync(folder("pages/_site.json")),
    "pages/index.json": { title, description: title, blocks },
  });
  const time = milliseconds(process.cpuUsage(start));
  rmSync(made, { recursive: true });
  return time;
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
    const start = process.cpuUsage();
    work();
    return milliseconds(process.cpuUsage(start));
  });
  return median(times);
}

function milliseconds({ user, system }: NodeJS.CpuUsage): number {
  return Math.round((user + system) / 1000);
}
