import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** A copy of the bakery, with a way to run commands on it and to read its files. */
function bakery() {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  return {
    run: (command: string, ...args: string[]) => runCli([command, ...args, ...flags]),
    read: (path: string) => readFileSync(join(folder, "pages", path), "utf8"),
    has: (path: string) => existsSync(join(folder, "pages", path)),
  };
}

test.describe("commands for authors", { tag: "@once" }, () => {
  test("new makes a page that checks clean and is listed", async () => {
    const site = bakery();
    const made = await site.run(
      "new",
      "/breads/oat",
      "--like",
      "/breads/rye",
      "--title",
      "Oat bread",
    );
    expect(made.stdout).toContain("/breads lists it from now on.");
    expect(JSON.parse(site.read("breads/oat.json"))).toMatchObject({
      $schema: "../../schema/page.schema.json",
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

  test("a path that is taken or no good address is refused", async () => {
    const site = bakery();
    expect((await site.run("new", "/breads/rye")).stderr).toContain(
      "There is a page /breads/rye already.",
    );
    expect((await site.run("new", "/where")).stderr).toContain("a further path of /visit");
    expect((await site.run("new", "/Oat Bread")).stderr).toContain("no good address");
    expect((await site.run("move", "/visit", "/breads")).stderr).toContain(
      "There is a page /breads already.",
    );
  });

  test("new makes a page of a kind, with gaps that the check counts and a release refuses", async () => {
    const folder = emptyFolder();
    for (const part of ["pages", "media", "templates"])
      cpSync(part, join(folder, part), { recursive: true });
    const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
    const answers = ["--kind", "city", "--in", "Ohio", "--name", "Columbus"];
    const made = await runCli(["new", ...answers, ...flags]);
    expect(made.stdout).toContain("Made /locations/ohio.");
    expect(made.stdout).toContain("Made /locations/ohio/columbus.");
    const checked = await runCli(["check", ...flags]);
    expect(checked.stdout).toMatch(/no problems\. \d+ places to be filled\./);
    expect(checked.status).toBe(0);
    const released = await runCli(["check", "--release", ...flags]);
    expect(released.status).toBe(1);
    expect(released.stdout).toContain("This place is still to be filled:");
    const silent = await runCli(["new", ...flags]);
    expect(silent.status).toBe(2);
  });
});
