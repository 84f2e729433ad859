import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { ownTreeOf, treeOf } from "./support/trees.ts";

test.describe("a site built in parts", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 240_000 });

  test("is the same to the byte as one built at once, in any number of parts", async () => {
    const folder = emptyFolder();
    const whole = join(folder, "whole");
    expect((await runCli(["build", "--out", whole, "--compress"])).status).toBe(0);
    for (const count of [2, 3]) {
      const parts = Array.from({ length: count }, (_, at) => join(folder, `${at + 1}-of-${count}`));
      for (const [at, part] of parts.entries()) {
        const shard = `${at + 1}/${count}`;
        const result = await runCli(["build", "--shard", shard, "--out", part, "--compress"]);
        expect(result.status, result.stderr).toBe(0);
        expect(Object.keys(treeOf(part)).length).toBeLessThan(Object.keys(treeOf(whole)).length);
      }
      const merged = join(folder, `merged-${count}`);
      const result = await runCli(["merge", ...parts.reverse(), "--out", merged]);
      expect(result.status, result.stderr).toBe(0);
      expect(treeOf(merged)).toEqual(treeOf(whole));
    }
  });

  test("is not put together while a part is missing, there twice or of another build", async () => {
    const folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", join(folder, "site"), { recursive: true });
    const site = ["--pages", join(folder, "site/pages"), "--media", join(folder, "site/media")];
    const part = (shard: string, name: string, env = {}) =>
      runCli(["build", ...site, "--shard", shard, "--out", join(folder, name)], env);
    await part("1/2", "one");
    await part("2/2", "two");
    await part("1/3", "other");
    const merged = join(folder, "merged");
    const merge = (...names: string[]) =>
      runCli(["merge", ...names.map((name) => join(folder, name)), "--out", merged]);
    expect((await merge("one")).stderr).toContain("Part 2 of 2 is missing.");
    expect((await merge("one", "two", "two")).stderr).toContain("A part is named twice.");
    expect((await merge("two", "other")).stderr).toContain("These parts are of different builds.");
    expect((await merge("one", "site")).stderr).toContain("is no part of a site.");
    expect(existsSync(merged)).toBe(false);
    expect((await merge("one", "two")).status).toBe(0);
    expect(existsSync(join(merged, "_shard.json"))).toBe(false);
    expect((await part("3/2", "wrong")).stderr).toContain('"3/2" is no part');
  });

  test("is not put together when a link of one part leads to nothing in the others", async () => {
    const folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", join(folder, "site"), { recursive: true });
    const site = ["--pages", join(folder, "site/pages"), "--media", join(folder, "site/media")];
    const parts = ["one", "two"].map((name) => join(folder, name));
    for (const [at, part] of parts.entries())
      await runCli(["build", ...site, "--shard", `${at + 1}/2`, "--out", part]);
    const lost = parts.map((part) => join(part, "breads/rye/index.html")).filter(existsSync);
    expect(lost.length).toBe(1);
    for (const file of lost) rmSync(file);
    const result = await runCli(["merge", ...parts, "--out", join(folder, "merged")]);
    expect(result.status).toBe(1);
    expect(result.stdout).toContain('a href "/breads/rye" leads to nothing that is written.');
    expect(result.stderr).toContain("Nothing was put together.");
    expect(existsSync(join(folder, "merged"))).toBe(false);
  });

  test("keeps the assets of the whole that it replaces, which no part has", async () => {
    const folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", join(folder, "site"), { recursive: true });
    const site = ["--pages", join(folder, "site/pages"), "--media", join(folder, "site/media")];
    const parts = ["one", "two"].map((name) => join(folder, name));
    const merged = join(folder, "merged");
    const publish = async () => {
      for (const [at, part] of parts.entries())
        await runCli(["build", ...site, "--shard", `${at + 1}/2`, "--out", part]);
      expect((await runCli(["merge", ...parts, "--out", merged])).status).toBe(0);
      return treeOf(merged);
    };
    const before = await publish();
    const file = join(folder, "site/pages/_site.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("Crumb & Co", "Another"));
    const after = await publish();
    const assets = Object.entries(before).filter(([path]) => path.startsWith("assets/"));
    expect(after).toMatchObject(Object.fromEntries(assets));
    expect(Object.keys(ownTreeOf(merged)).length).toBeLessThan(Object.keys(after).length);
    for (const part of parts) expect(existsSync(join(part, "_earlier"))).toBe(false);
  });
});
