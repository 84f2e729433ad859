import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reportedIn, writeBeside } from "../../../testing/rule-cases.ts";
import { SPANISH } from "../example-site.ts";

/** What is reported of the example's site, in two languages, without some of its files. */
function reportedWithout(...paths: string[]): Promise<string[]> {
  const spanish = Object.entries(SPANISH).map(([path, text]) => [`pages/${path}`, text]);
  const folder = writeBeside(Object.fromEntries(spanish));
  for (const path of paths) rmSync(join(folder, "pages", path));
  return reportedIn(folder);
}

const SAYS_HOME = "home-missing pages/_site.json There is no home page, where visitors come in.";

it("a site whose file stands alone lacks its home page, and nothing else", async () => {
  const folder = writeBeside({});
  for (const path of ["index.json", "visit.json"]) rmSync(join(folder, "pages", path));
  expect(await reportedIn(folder)).toEqual([SAYS_HOME]);
});

it("a home page is missing once, however many links lead there", async () => {
  expect(await reportedWithout()).toEqual([]);
  const lines = await reportedWithout("index.json");
  expect(lines.filter((line) => !line.startsWith("translation-unknown"))).toEqual([SAYS_HOME]);
  expect(await reportedWithout("es/index.json")).toEqual([
    "language-list pages/_site.json There is no home page /es.",
  ]);
});
