import { beforeAll, describe, expect, it } from "vitest";
import { type Case, casesOf, issuesOf, roundsOf } from "../../../testing/planted-rounds.ts";
import { SCHEMA, SITE, SYNTAX } from "./mistakes.ts";

describe.each([
  ["texts that are not JSON", casesOf(SYNTAX)],
  ["pages that the schema refuses", casesOf(SCHEMA)],
  ["pages that are wrong among the others", casesOf(SITE)],
])("%s", (_, cases) => {
  const reported = new Map<Case, string[]>();
  const elsewhere: string[] = [];

  beforeAll(async () => {
    for (const round of roundsOf(cases)) {
      const lines = await issuesOf(round);
      for (const one of round) {
        reported.set(one, lines.get(one.file) ?? []);
        lines.delete(one.file);
      }
      for (const [file, issues] of lines) elsewhere.push(`${file} ${issues.join(", ")}`);
    }
  }, 120_000);

  it.each(cases.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    expect(reported.get(one)).toEqual([one.expected]);
  });

  it("other files are silent", () => {
    expect(elsewhere).toEqual([]);
  });
});

it("there are at least two hundred mistakes", () => {
  expect(SYNTAX.length + SCHEMA.length + SITE.length).toBeGreaterThanOrEqual(200);
});
