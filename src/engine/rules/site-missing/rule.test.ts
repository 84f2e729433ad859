import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { reportedIn, writeBeside } from "../../../testing/rule-cases.ts";

it("a site without its site file lacks nothing else", async () => {
  const folder = writeBeside({});
  rmSync(join(folder, "pages/_site.json"));
  const lines = await reportedIn(folder);
  expect(lines.map((line) => line.split(" There")[0])).toEqual(["site-missing pages/_site.json"]);
});
