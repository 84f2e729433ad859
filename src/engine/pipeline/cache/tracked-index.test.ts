import { expect, it } from "vitest";
import { examineFirstSite } from "../../../testing/first-site.ts";
import type { SiteIndex } from "../index/site-index.ts";
import { createQuestionLog } from "./questions.ts";
import { trackIndex } from "./tracked-index.ts";

/** What never changes for one engine, or is the same wherever the site lies. */
const CONSTANT = new Set<string>(["definitions", "siteFile"]);

/** Reads something of a part, as a computation would. */
function use(part: unknown): void {
  if (part instanceof Object && "get" in part) (part as ReadonlyMap<string, unknown>).get("/");
  else if (part instanceof Object) JSON.stringify(Object.values(part));
}

it("notes every part of the index that is read, and nothing before it is", async () => {
  const { site } = await examineFirstSite();
  const log = createQuestionLog();
  const tracked = log.aside(() => trackIndex(site.index, "shown", log.ask));
  expect(log.questions()).toEqual([]);
  const parts = Object.keys(site.index) as (keyof SiteIndex)[];
  expect(parts.length).toBeGreaterThan(15);
  const silent = parts.filter((name) => {
    const { asked } = log.noting(() => {
      const part = tracked[name];
      use(name === "withHidden" ? tracked.withHidden.pages : part);
    });
    return [...asked].length === 0;
  });
  expect(new Set(silent)).toEqual(CONSTANT);
});
