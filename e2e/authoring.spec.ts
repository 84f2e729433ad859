import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** A copy of the bakery, with a way to run commands on it and to read its files. */
function bakery() {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  return {
    folder,
    run: (command: string, ...args: string[]) => runCli([command, ...args, ...flags]),
    read: (path: string) => readFileSync(join(folder, "pages", path), "utf8"),
    has: (path: string) => existsSync(join(folder, "pages", path)),
  };
}

test.describe("commands for authors", { tag: "@once" }, () => {
  test("new makes a hidden page that checks clean, and says how it is shown", async () => {
    const site = bakery();
    const made = await site.run(
      "new",
      "/breads/oat",
      "--like",
      "/breads/rye",
      "--title",
      "Oat bread",
    );
    expect(made.stdout).toContain("Made /breads/oat. It is hidden: visitors do not see it yet.");
    expect(made.stdout).toContain("/breads lists it as soon as it is shown.");
    expect(made.stdout).toContain('press "Show this page" in the studio');
    expect(JSON.parse(site.read("breads/oat.json"))).toMatchObject({
      $schema: "../../schema/page.schema.json",
      hidden: true,
      title: "Oat bread",
    });
    expect((await site.run("check")).status).toBe(0);
  });

  test("move takes the pages below and every link along, and keeps the old paths", async () => {
    const site = bakery();
    const before = site.read("visit.json");
    expect((await site.run("move", "/breads", "/loaves")).status).toBe(0);
    expect(site.has("breads")).toBe(false);
    expect(JSON.parse(site.read("loaves/rye.json")).aliases).toEqual(["/breads/rye"]);
    expect(site.read("visit.json")).toBe(before.replace("/breads/rye", "/loaves/rye"));
    expect(site.read("_site.json")).toContain('"below": "/loaves"');
    expect((await site.run("check")).status).toBe(0);
  });

  test("remove refuses while links lead to the page, and names them", async () => {
    const site = bakery();
    const refused = await site.run("remove", "/breads/rye");
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain("1 link to /breads/rye would lead nowhere");
    expect(refused.stderr).toContain("visit.json");
    expect(site.has("breads/rye.json")).toBe(true);
    expect((await site.run("remove", "/breads/rye", "--to", "/breads/spelt")).status).toBe(0);
    expect(JSON.parse(site.read("breads/spelt.json")).aliases).toEqual(["/breads/rye"]);
    expect((await site.run("check")).status).toBe(0);
  });

  test("move takes unsaved work of the studio along", async () => {
    const site = bakery();
    const page = { title: "Written, not saved" };
    const copies = join(site.folder, ".studio/copies");
    mkdirSync(join(copies, "breads"), { recursive: true });
    const copy = { version: "1", base: "x", savedAt: "2026-11-21T10:00:00Z", window: "a", page };
    writeFileSync(join(copies, "breads/rye.json"), JSON.stringify(copy));
    expect((await site.run("move", "/breads", "/loaves")).status).toBe(0);
    const moved = readFileSync(join(copies, "loaves/rye.json"), "utf8");
    expect(JSON.parse(moved)).toMatchObject({ base: "x", page });
    expect(existsSync(join(copies, "breads/rye.json"))).toBe(false);
  });

  test("a path that is taken or no good address is rejected", async () => {
    const site = bakery();
    expect((await site.run("new", "/breads/rye")).stderr).toContain(
      "There is a page /breads/rye already.",
    );
    expect((await site.run("new", "/where")).stderr).toContain("an old address of /visit");
    expect((await site.run("new", "/Oat Bread")).stderr).toContain("no good address");
    expect((await site.run("move", "/visit", "/breads")).stderr).toContain(
      "There is a page /breads already.",
    );
  });

  test("new makes a page of a kind, and the check says what is still to be written", async () => {
    const folder = emptyFolder();
    for (const part of ["pages", "media", "templates"])
      cpSync(part, join(folder, part), { recursive: true });
    const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
    const answers = ["--kind", "city", "--in", "Ohio", "--name", "Columbus"];
    const made = await runCli(["new", ...answers, ...flags]);
    expect(made.stdout).toContain("Made /locations/ohio.");
    expect(made.stdout).toContain("Made /locations/ohio/columbus.");
    expect(made.stdout.match(/What is still to be written is marked/g)).toHaveLength(1);
    expect(made.stdout).toContain("`npm run check` says where");
    const checked = await runCli(["check", ...flags]);
    expect(checked.stdout).toMatch(/ohio\/columbus\.json:\d+:\d+ the answer to it/);
    expect(checked.stdout).toMatch(/no problems\. \d+ texts still to be written\./);
    expect(checked.status).toBe(0);
    const released = await runCli(["check", "--release", ...flags]);
    expect(released.stdout).not.toContain("page-gap");
    const silent = await runCli(["new", ...flags]);
    expect(silent.status).toBe(2);
  });
});
