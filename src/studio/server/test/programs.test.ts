import { afterAll, beforeAll, expect, it } from "vitest";
import { PATIENCE, type RunningStudio, startStudio } from "./start-studio.ts";

let studio: RunningStudio;

beforeAll(async () => {
  studio = await startStudio();
}, PATIENCE);

afterAll(() => studio.stop());

it.each(["/studio", "/studio/frame"])(
  "%s loads its program from few files, which browsers keep",
  { timeout: PATIENCE },
  async (address) => {
    const { text } = await studio.send(address);
    const [, script = ""] = /src="(\/studio\/program\/[^"]+)"/.exec(text) ?? [];
    const [, styles = ""] = /rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const both = await Promise.all([script, styles].map((path) => studio.send(path)));
    expect(both.map(({ status, headers }) => [status, headers["content-type"]])).toEqual([
      [200, "text/javascript"],
      [200, "text/css"],
    ]);
    expect(both[0]?.headers["cache-control"]).toContain("immutable");
    expect(both[0]?.text).not.toContain("import.meta.hot");
  },
);

it.each([
  "x",
  "studio-0123456789abcdef/main.js",
  "..%2f..%2fpackage.json",
  "studio-0123456789abcdef/..%2fmain.js",
  "constructor/main.js",
])("has no other file: %s", async (path) => {
  expect((await studio.send(`/studio/program/${path}`)).status).toBe(404);
});
