import { existsSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { isUse, type PageBlock } from "../model/block.ts";
import { byCodePoint } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import { writeWhole } from "../pipeline/write-whole.ts";
import { freeName } from "./free-name.ts";
import { parsedJson } from "./parsed-json.ts";
import { NEW_FILE, printValue } from "./print-json.ts";

/** Blocks that authors add together: a file of the folder `patterns` beside the pages. No page shows it by itself. */
export interface Pattern {
  /** The name of its file, without its ending. */
  name: string;
  /** What authors call it. */
  label: string;
  blocks: PageBlock[];
}

/** The patterns of a site, and the names of files that are none. */
export function readPatterns(pages: string): { patterns: Pattern[]; damaged: string[] } {
  const folder = folderBeside(pages);
  if (!existsSync(folder)) return { patterns: [], damaged: [] };
  const names = readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .map((file) => basename(file, ".json"))
    .sort(byCodePoint);
  const read = names.map((name) => ({ name, pattern: readPattern(folder, name) }));
  return {
    patterns: read.flatMap(({ pattern }) => pattern ?? []),
    damaged: read.filter(({ pattern }) => !pattern).map(({ name }) => `patterns/${name}.json`),
  };
}

/**
 * Writes a file for a pattern, named by what it is called, and never over another one.
 *
 * @returns the name of the file
 */
export function writePattern(pages: string, { label, blocks }: Omit<Pattern, "name">): string {
  const folder = folderBeside(pages);
  const isTaken = (name: string) => existsSync(join(folder, `${name}.json`));
  const name = freeName(label, "pattern", isTaken);
  const text = printValue({ label, blocks }, NEW_FILE, { depth: 0, column: 0 });
  writeWhole(join(folder, `${name}.json`), `${text}\n`, { flush: true });
  return name;
}

/** Removes a pattern. Pages that were made with it keep their blocks. */
export function removePattern(pages: string, { name }: Pick<Pattern, "name">): void {
  rmSync(join(folderBeside(pages), `${name}.json`), { force: true });
}

/** Whether a value can stand among the blocks of a page. What is wrong in it is reported on the page. */
export function isBlock(value: unknown): value is PageBlock {
  return isUse(value) || typeof Object(value).type === "string";
}

function folderBeside(pages: string): string {
  return join(pages, "../patterns");
}

/** @returns nothing for a file that is no pattern */
function readPattern(folder: string, name: string): Pattern | undefined {
  const text = readText(join(folder, `${name}.json`));
  const { label, blocks } = Object(parsedJson(text)) as Partial<Pattern>;
  if (typeof label !== "string" || !Array.isArray(blocks)) return undefined;
  if (blocks.length === 0 || !blocks.every(isBlock)) return undefined;
  return { name, label, blocks };
}
