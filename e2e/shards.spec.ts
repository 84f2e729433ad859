import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { makeSite } from "../bench/make-site.ts";
import { buildInParts } from "./support/build-in-parts.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { ownTreeOf, treeOf } from "./support/trees.ts";

test.describe("a site built in parts", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 240_000 });

  /** A copy of the bakery, with the flags that name it. */
  function bakery() {
    const folder = emptyFolder();
    cpSync("e2e/fixtures/bakery", join(folder, "site"), { recursive: true });
    const file = (path: string) => join(folder, "site", path);
    const flags = ["--pages", file("pages"), "--media", file("media")];
    return { folder, file, flags, merged: join(folder, "merged") };
  }

  test("is the same to the byte as one built at once, in any number of parts", {
    tag: "@long",
  }, async () => {
    const folder = emptyFolder();
    const whole = join(folder, "whole");
    expect((await runCli(["build", "--out", whole, "--compress"])).status).toBe(0);
    for (const count of [2, 3]) {
      const { parts, results } = await buildInParts({ folder, count, more: ["--compress"] });
      for (const { status, stderr } of results) expect(status, stderr).toBe(0);
      for (const part of parts)
        expect(Object.keys(treeOf(part)).length).toBeLessThan(Object.keys(treeOf(whole)).length);
      const merged = join(folder, `merged-${count}`);
      const result = await runCli(["merge", ...parts.reverse(), "--out", merged]);
      expect(result.status, result.stderr).toBe(0);
      expect(treeOf(merged)).toEqual(treeOf(whole));
    }
  });

  test("is the same with parts of its own, and as a site of hundreds of pages", {
    tag: "@long",
  }, async () => {
    const folder = emptyFolder();
    const own = join(folder, "own");
    cpSync("e2e/fixtures/bakery", own, { recursive: true });
    cpSync("e2e/fixtures/own-parts", own, { recursive: true });
    const file = join(own, "pages/visit.json");
    const visit = JSON.parse(readFileSync(file, "utf8"));
    const days = [{ day: "Monday", hours: "7 to 6" }];
    visit.blocks.push({ type: "baking-days", title: "When we bake", days });
    writeFileSync(file, JSON.stringify(visit));
    makeSite(resolve("."), join(folder, "many"), 300);
    for (const name of ["own", "many"]) {
      const cwd = join(folder, name);
      const built = await runCli(["build", "--out", "whole"], {}, cwd);
      expect(built.status, built.stdout + built.stderr).toBe(0);
      const { parts, results } = await buildInParts({ folder: cwd, count: 3, cwd });
      for (const { status, stderr } of results) expect(status, stderr).toBe(0);
      const result = await runCli(["merge", ...parts, "--out", "merged"], {}, cwd);
      expect(result.status, result.stdout + result.stderr).toBe(0);
      expect(treeOf(join(cwd, "merged"))).toEqual(treeOf(join(cwd, "whole")));
    }
  });

  test("is not put together while a part is missing, there twice or of another build", {
    tag: "@long",
  }, async () => {
    const { folder, file, flags, merged } = bakery();
    const { parts } = await buildInParts({ folder, count: 2, flags });
    const others = await buildInParts({ folder, count: 3, flags });
    const [one = "", two = ""] = parts;
    const merge = (...names: string[]) => runCli(["merge", ...flags, ...names, "--out", merged]);
    expect((await merge(one)).stderr).toContain("Part 2 of 2 is missing.");
    expect((await merge(one, two, two)).stderr).toContain("A part is named twice.");
    expect((await merge(two, others.parts[2] ?? "")).stderr).toContain(
      "These parts are of different builds.",
    );
    const rye = file("pages/breads/rye.json");
    const text = readFileSync(rye, "utf8");
    writeFileSync(rye, text.replace("Water", "Whey"));
    const later = await buildInParts({ folder: join(folder, "later"), count: 2, flags });
    const mixed = await merge(one, later.parts[1] ?? "");
    expect(mixed.stderr).toContain("These parts are of different builds.");
    expect((await merge(one, two)).stderr).toBe("");
    rmSync(merged, { recursive: true });
    writeFileSync(rye, text);
    expect((await merge(one, join(folder, "site"))).stderr).toContain("is no part of a site.");
    const elsewhere = await runCli(["merge", ...flags, one, two, "--out", merged], {
      SITE_URL: "https://elsewhere.example",
    });
    expect(elsewhere.stderr).toContain("This machine has other files or settings");
    expect(existsSync(merged)).toBe(false);
    expect((await merge(one, two)).status).toBe(0);
    expect(existsSync(join(merged, "_part"))).toBe(false);
  });

  test("says which steps there are, and in which order, when one is called wrongly", async () => {
    const { folder, flags } = bakery();
    const build = (...args: string[]) => runCli(["build", ...flags, ...args]);
    const records = ["--records", join(folder, "records")];
    const lacking = await build("--shard", "1/2");
    expect(lacking.status).toBe(2);
    expect(lacking.stderr).toContain("This command lacks --step and --records.");
    expect(lacking.stderr).toMatch(/--step heads[\s\S]*--step pages[\s\S]*merge part-1/);
    const wrong = await build("--shard", "1/2", "--step", "facts", ...records);
    expect(wrong.stderr).toContain('"facts" is no step');
    const none = await build("--shard", "3/2", "--step", "heads", ...records);
    expect(none.stderr).toContain('"3/2" is no part');
    const early = await build("--shard", "1/2", "--step", "pages", ...records);
    expect(early.stderr).toContain("The heads of 1/2, 2/2 are not in");
  });

  test("is reported by the last step with file, line and column, and the earlier output stays", {
    tag: "@long",
  }, async () => {
    const { folder, file, flags, merged } = bakery();
    const build = () => buildInParts({ folder, count: 3, flags });
    const merge = async () => {
      const { parts } = await build();
      return runCli(["merge", ...flags, ...parts, "--out", merged]);
    };
    expect((await merge()).status).toBe(0);
    const before = treeOf(merged);
    const visit = file("pages/visit.json");
    writeFileSync(
      visit,
      readFileSync(visit, "utf8").replace("(/breads/rye)", "(/breads/rye#none)"),
    );
    const single = await runCli(["build", ...flags, "--out", join(folder, "single")]);
    const result = await merge();
    expect(result.status).toBe(1);
    expect(result.stdout).toMatch(/pages\/visit\.json:12:\d+[\s\S]*has no place #none/);
    const timeless = (text: string) => text.replace(/\d+ ms/g, "");
    expect(timeless(result.stdout)).toBe(timeless(single.stdout));
    expect(result.stderr).toContain("Nothing was put together.");
    expect(treeOf(merged)).toEqual(before);
  });

  test("is not put together when a file of a part is gone", async () => {
    const { folder, flags, merged } = bakery();
    const { parts } = await buildInParts({ folder, count: 2, flags });
    const lost = parts.map((part) => join(part, "breads/rye/index.html")).filter(existsSync);
    expect(lost.length).toBe(1);
    for (const file of lost) rmSync(file);
    const result = await runCli(["merge", ...flags, ...parts, "--out", merged]);
    expect(result.status).toBe(2);
    expect(result.stderr).toContain("breads/rye/index.html is damaged or gone.");
    expect(existsSync(merged)).toBe(false);
  });

  test("keeps the assets of the whole that it replaces, which no part has", {
    tag: "@long",
  }, async () => {
    const { folder, file, flags, merged } = bakery();
    const publish = async () => {
      const { parts } = await buildInParts({ folder, count: 2, flags });
      for (const part of parts) expect(existsSync(join(part, "_earlier"))).toBe(false);
      const { status, stderr } = await runCli(["merge", ...flags, ...parts, "--out", merged]);
      expect(status, stderr).toBe(0);
      return treeOf(merged);
    };
    const before = await publish();
    const site = file("pages/_site.json");
    writeFileSync(site, readFileSync(site, "utf8").replace("Crumb & Co", "Another"));
    const after = await publish();
    const assets = Object.entries(before).filter(([path]) => path.startsWith("assets/"));
    expect(after).toMatchObject(Object.fromEntries(assets));
    expect(Object.keys(ownTreeOf(merged)).length).toBeLessThan(Object.keys(after).length);
  });
});
