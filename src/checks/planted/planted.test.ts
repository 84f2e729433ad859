import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { CACHE } from "../../testing/build-folder.ts";
import { examineFolder } from "../../testing/examine-files.ts";
import { type Case, casesOf, roundsOf } from "../../testing/planted-rounds.ts";
import { SCHEMA, SITE, SYNTAX } from "./mistakes.ts";

async function issuesOf(round: Case[]): Promise<Map<string, string[]>> {
  const folder = mkdtempSync(join(tmpdir(), "planted-"));
  cpSync("pages", join(folder, "pages"), { recursive: true });
  cpSync("media", join(folder, "media"), { recursive: true });
  mkdirSync(CACHE, { recursive: true });
  symlinkSync(CACHE, join(folder, "cache"));
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
