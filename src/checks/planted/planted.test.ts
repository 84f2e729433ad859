import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../content/read.ts";
import { examineFolder } from "../../testing/examine-files.ts";
import { SCHEMA, SITE, SYNTAX } from "./mistakes.ts";

const MARK = "¦";

interface Case {
  name: string;
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
function casesOf(rows: typeof SITE): Case[] {
  return rows.map(([name, rule, plant], at) => {
    const page = findPage(at, plant);
    const marked = plant(original(page));
    const before = marked.slice(0, marked.indexOf(MARK)).split("\n");
    return {
      name,
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
function roundsOf(cases: Case[]): Case[][] {
  const rounds: Case[][] = [];
  for (const one of cases) {
    const free = rounds.find((round) => !round.some(({ file }) => file === one.file));
    if (free) free.push(one);
    else rounds.push([one]);
  }
  return rounds;
}

async function issuesOf(round: Case[]): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  cpSync("pages", join(folder, "pages"), { recursive: true });
  cpSync("media", join(folder, "media"), { recursive: true });
  symlinkSync(resolve("node_modules/.cache"), join(folder, "cache"));
  for (const { file, text } of round) writeFileSync(join(folder, "pages", file), text);
  const told = new Map<string, string[]>();
  for (const { file, line, column, rule } of (await examineFolder(folder)).located) {
    const path = file.slice("pages/".length);
    told.set(path, [...(told.get(path) ?? []), `${line}:${column} ${rule}`]);
  }
  return told;
}

describe.each([
  ["texts that are not JSON", casesOf(SYNTAX)],
  ["pages that the schema refuses", casesOf(SCHEMA)],
  ["pages that are wrong among the others", casesOf(SITE)],
])("%s", (_, cases) => {
  const told = new Map<Case, string[]>();
  const elsewhere: string[] = [];

  beforeAll(async () => {
    for (const round of roundsOf(cases)) {
      const found = await issuesOf(round);
      for (const one of round) {
        told.set(one, found.get(one.file) ?? []);
        found.delete(one.file);
      }
      for (const [file, issues] of found) elsewhere.push(`${file} ${issues.join(", ")}`);
    }
  }, 120_000);

  it.each(cases.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    expect(told.get(one)).toEqual([one.expected]);
  });

  it("other files are silent", () => {
    expect(elsewhere).toEqual([]);
  });
});

it("there are at least two hundred mistakes", () => {
  expect(SYNTAX.length + SCHEMA.length + SITE.length).toBeGreaterThanOrEqual(200);
});
