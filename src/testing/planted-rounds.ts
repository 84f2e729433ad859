import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listFiles } from "../engine/pipeline/read.ts";
import type { Row } from "../engine/rules/planted/mistakes.ts";
import { CACHE } from "./build-folder.ts";
import { examineFolder } from "./examine-files.ts";

const MARK = "¦";

/** A mistake in a page of its own. */
export interface Case {
  name: string;
  rule: string;
  /** The file of the page, below the pages folder. */
  file: string;
  text: string;
  /** `line:column rule` */
  expected: string;
}

/** Pages that mistakes are planted in: those that begin with a hero or an article, with fields in the usual order. */
const PAGES = listFiles("pages").filter(
  (path) => /^(about|clinic-types|locations|services)/.test(path) && !path.includes("["),
);

/** Every mistake in a page of its own; as many pages at once as there are. */
export function casesOf(rows: Row[]): Case[] {
  return rows.map(([name, rule, plant], at) => {
    const file = findPage(at, plant);
    return { name, rule, file, ...readMark(plant(original(file)), rule) };
  });
}

/** The text without its mark, and what is to be found there. */
export function readMark(marked: string, rule: string): Pick<Case, "text" | "expected"> {
  return { text: marked.replace(MARK, ""), expected: `${positionOf(marked, MARK)} ${rule}` };
}

/** The first position of something in a text, as `line:column`. */
export function positionOf(text: string, written: string): string {
  const before = text.slice(0, text.indexOf(written)).split("\n");
  return `${before.length}:${(before.at(-1) ?? "").length + 1}`;
}

/** A file of the first site. */
export function original(path: string): string {
  return readFileSync(join("pages", path), "utf8");
}

/** The next page that has what a mistake needs. */
function findPage(start: number, plant: (text: string) => string): string {
  const path = PAGES.map((_, shift) => PAGES[(start + shift) % PAGES.length] as string).find(
    (path) => plant(original(path)).includes(MARK),
  );
  if (path === undefined) throw new Error("No page has what this mistake needs.");
  return path;
}

/** Rounds in which no page has two mistakes. */
export function roundsOf<Planted extends { file: string }>(cases: Planted[]): Planted[][] {
  const rounds: Planted[][] = [];
  for (const one of cases) {
    const free = rounds.find((round) => !round.some(({ file }) => file === one.file));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

/** What is found when all cases of a round are there, by file. */
export async function issuesOf(
  round: Pick<Case, "file" | "text">[],
): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  try {
    cpSync("pages", join(folder, "pages"), { recursive: true });
    cpSync("media", join(folder, "media"), { recursive: true });
    mkdirSync(CACHE, { recursive: true });
    symlinkSync(CACHE, join(folder, "cache"));
    for (const { file, text } of round) writeFileSync(join(folder, "pages", file), text);
    const byFile = new Map<string, string[]>();
    for (const { file, line, column, rule } of (await examineFolder(folder)).located) {
      const path = file.slice("pages/".length);
      byFile.set(path, [...(byFile.get(path) ?? []), `${line}:${column} ${rule}`]);
    }
    return byFile;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
