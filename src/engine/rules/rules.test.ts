import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { reportByPage } from "../../testing/report-by-page.ts";
import { examineExample } from "../../testing/rule-example.ts";
import { listFiles } from "../pipeline/read.ts";
import { runRules } from "../pipeline/run-rules.ts";
import { RULES } from "./registry.ts";

const shown = RULES.flatMap(({ id, example }) => (example ? [{ id, example }] : []));

describe.each(shown)("$id", ({ id, example }) => {
  it("is found in the file with the mistake, and nothing else is", async () => {
    const { broken, words, site } = await examineExample(example, "wrong");
    expect(new Set(broken)).toEqual(new Set([`${id} ${example.file}`]));
    expect(words.join("\n\n")).toMatchSnapshot("what authors read");
    // Also when pages are checked one by one, and what was found is kept.
    expect(reportByPage(RULES, site)).toEqual(JSON.parse(JSON.stringify(runRules(RULES, site))));
  });

  it("is silent without the mistake", async () => {
    expect((await examineExample(example, "right")).broken).toEqual([]);
  });
});

describe("the list of all rules", () => {
  it("names every rule like its folder", () => {
    const folders = listFiles("src/engine/rules").flatMap(
      (path) => /^([^/]+)\/rule\.ts$/.exec(path)?.[1] ?? [],
    );
    expect(RULES.map(({ id }) => id)).toEqual(folders.sort());
  });

  it("has a test for every rule that no example shows", () => {
    const tests = listFiles("src/engine")
      .filter((path) => path.endsWith(".test.ts"))
      .map((path) => readFileSync(`src/engine/${path}`, "utf8"));
    const untested = RULES.filter(
      ({ id, example }) => !example && !tests.some((text) => text.includes(id)),
    );
    expect(untested.map(({ id }) => id)).toEqual([]);
  });
});
