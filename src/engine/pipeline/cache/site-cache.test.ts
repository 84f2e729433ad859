import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { Answers } from "./answers.ts";
import { createComparisons } from "./comparisons.ts";
import { createPageSteps } from "./page-steps.ts";
import { openSiteCache, saveSiteCache } from "./site-cache.ts";
import type { SnapshotLocation } from "./snapshot.ts";

const cache = mkdtempSync(join(tmpdir(), "site-cache-"));
afterAll(() => rmSync(cache, { recursive: true }));

const RULES = { validate: () => [], repair: () => undefined, schemaFolder: "" } as never;
const LOCATION = { leave: (json: string) => json, enter: (json: string) => json };

/** Resolves pages, the first of them with other texts than before. */
function run(location: SnapshotLocation, changed: number): number {
  const site = openSiteCache(RULES, location);
  const answers: Answers = { to: () => "" };
  const { before, log } = site;
  const steps = createPageSteps({ before, log, answers, location: LOCATION });
  for (let page = 0; page < 1000; page += 1) {
    const input = page < changed ? "new" : "old";
    steps.run({ step: "resolve", path: `${page}.json`, input, compute: () => page });
  }
  saveSiteCache(site, {
    steps,
    answers,
    comparisons: createComparisons(new Map()),
    resolved: site.resolved,
  });
  return steps.counts().computed;
}

it("keeps results when computing them again would take longer than writing everything", () => {
  const location = { cache, site: "pages", engine: "1" };
  expect(run(location, 0)).toBe(1000);
  expect(existsSync(join(cache, "sites-2"))).toBe(true);
  expect([run(location, 0), run(location, 5), run(location, 5)]).toEqual([0, 5, 5]);
  expect([run(location, 6), run(location, 6)]).toEqual([6, 0]);
});
