import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SITE } from "../checks/planted/mistakes.ts";
import { listFiles } from "../content/read.ts";
import type { RuleId } from "../page/issue.ts";

const MARK = "¦";

/** A mistake in a page of its own. */
export interface Case {
  name: string;
  rule: RuleId;
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
const original = (path: string) => readFileSync(join("pages", path), "utf8");

/** Every mistake in a page of its own; as many pages at once as there are. */
export function casesOf(rows: typeof SITE): Case[] {
  return rows.map(([name, rule, plant], at) => {
    const page = findPage(at, plant);
    const marked = plant(original(page));
    const before = marked.slice(0, marked.indexOf(MARK)).split("\n");
    return {
      name,
      rule,
      file: page,
      text: marked.replace(MARK, ""),
      expected: `${before.length}:${(before.at(-1) ?? "").length + 1} ${rule}`,
    };
  });
}

/** The next page that has what a mistake needs. */
function findPage(start: number, plant: (text: string) => string): string {
  const found = PAGES.map((_, shift) => PAGES[(start + shift) % PAGES.length] as string).find(
    (path) => plant(original(path)).includes(MARK),
  );
  if (found === undefined) throw new Error("No page has what this mistake needs.");
  return found;
}

/** Rounds in which no page has two mistakes. */
export function roundsOf(cases: Case[]): Case[][] {
  const rounds: Case[][] = [];
  for (const one of cases) {
    const free = rounds.find((round) => !round.some(({ file }) => file === one.file));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds;
}
