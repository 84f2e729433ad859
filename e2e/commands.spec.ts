import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { treeOf } from "./support/trees.ts";

const BAKERY = "e2e/fixtures/bakery";

/** A copy of a site, to be changed by a test. */
function copyOf(site: string): { pages: string; media: string; out: string } {
  const folder = emptyFolder();
  cpSync(join(site, "pages"), join(folder, "pages"), { recursive: true });
  cpSync(join(site, "media"), join(folder, "media"), { recursive: true });
  return { pages: join(folder, "pages"), media: join(folder, "media"), out: join(folder, "out") };
}

function flags({ pages, media, out }: ReturnType<typeof copyOf>, withOut = true): string[] {
  return ["--pages", pages, "--media", media, ...(withOut ? ["--out", out] : [])];
}

function change(file: string, from: string, to: string): void {
  const text = readFileSync(file, "utf8");
  expect(text).toContain(from);
  writeFileSync(
    file,
    text.replace(from, () => to),
  );
}

test.describe("commands", { tag: "@once" }, () => {
  test("a folder of another trade builds into a working site", async ({ page }) => {
    const site = copyOf(BAKERY);
    const result = await runCli(["build", ...flags(site)]);
    expect(result.stderr + result.stdout).toContain("5 pages written");
    expect(result.status).toBe(0);
    const html = readFileSync(join(site.out, "index.html"), "utf8");
    expect(html).toContain("Crumb &amp; Co");
    expect(html).toContain("We open at 7 in the morning.");
    expect(html).toContain("Rye bread");
    expect(html).toMatch(/\.avif 480w/);
    expect(readFileSync(join(site.out, "_redirects"), "utf8")).toContain("/where /visit 301");
    expect(readFileSync(join(site.out, "404.html"), "utf8")).toContain("Page Not Found");
    await page.setContent(html);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bread for the street");
  });

  test("a new city is one new file: its state's page, the sitemap and the menus follow", async () => {
    const site = copyOf(".");
    const houston = JSON.parse(
      readFileSync(join(site.pages, "locations/texas/houston.json"), "utf8"),
    );
    const lubbock = {
      ...houston,
      title: "Lubbock",
      headTitle: "Medical Directors for Clinics in Lubbock",
      order: 9,
      summary: "The South Plains.",
    };
    writeFileSync(join(site.pages, "locations/texas/lubbock.json"), JSON.stringify(lubbock));
    expect((await runCli(["build", ...flags(site)])).status).toBe(0);
    const texas = readFileSync(join(site.out, "locations/texas/index.html"), "utf8");
    expect(texas).toContain('href="/locations/texas/lubbock"');
    expect(texas).toContain("The South Plains.");
    expect(readFileSync(join(site.out, "sitemap.xml"), "utf8")).toContain(
      "/locations/texas/lubbock<",
    );
  });

  test("a build that fails leaves the earlier output untouched", async () => {
    const site = copyOf(BAKERY);
    await runCli(["build", ...flags(site)]);
    const before = treeOf(site.out);
    change(join(site.pages, "visit.json"), "/breads/rye", "/breads/rie");
    const result = await runCli(["build", ...flags(site)]);
    expect(result.status).toBe(1);
    expect(result.stdout).toContain("There is no page /breads/rie.");
    expect(result.stdout).toContain("Did you mean /breads/rye?");
    expect(treeOf(site.out)).toEqual(before);
    expect(readdirSync(join(site.out, ".."))).toHaveLength(3);
  });

  test("check names file, line and column of every mistake, and writes nothing", async () => {
    const site = copyOf(BAKERY);
    change(join(site.pages, "visit.json"), '"anchor": "hours"', '"ancor": "hours"');
    change(join(site.pages, "breads/rye.json"), '"title": "Rye bread",', '"title": "Rye bread"');
    writeFileSync(
      join(site.pages, "breads/Sour Dough.json"),
      readFileSync(join(site.pages, "breads/spelt.json")),
    );
    rmSync(join(site.media, "loaf.png"));
    const { status, stdout } = await runCli(["check", ...flags(site, false), "--format", "json"]);
    expect(status).toBe(1);
    const { issues, summary } = JSON.parse(stdout);
    const reported = issues.map(
      (issue: { file: string; line: number; column: number; rule: string }) =>
        [issue.file.split("/pages/")[1], issue.line, issue.column, issue.rule].join(" "),
    );
    expect(reported).toContain("visit.json 10 7 schema-unknown-field");
    expect(reported).toContain("breads/rye.json 4 3 json-syntax");
    expect(reported).toContain("breads/Sour Dough.json 1 1 route-slug");
    expect(reported).toContain("index.json 5 23 media-missing");
    // The file whose comma is missing is understood all the same.
    expect(reported).toContain("breads/rye.json 5 23 media-missing");
    expect(summary).toMatchObject({ pages: 6, errors: 7, warnings: 2 });
    expect(existsSync(site.out)).toBe(false);
  });

  test("--dry-run shows the fixes, --fix makes them, and the rest is left to the author", async () => {
    const site = copyOf(BAKERY);
    const file = join(site.pages, "visit.json");
    const before = readFileSync(file, "utf8");
    change(file, "(/breads/rye)", "(/Breads/Rye/)");
    change(file, '"anchor": "hours"', '"ancor": "hours"');
    const shown = await runCli(["check", ...flags(site, false), "--dry-run"]);
    expect(shown.stdout).toContain('"ancor": "hours"');
    expect(readFileSync(file, "utf8")).toContain('"ancor"');
    const fixed = await runCli(["check", ...flags(site, false), "--fix"]);
    expect(fixed.stderr).toContain("Fixed ");
    expect(fixed.stdout).toContain("no problems");
    expect(fixed.status).toBe(0);
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(JSON.parse(before));
  });

  test("GitHub gets annotations, and a table in the summary of the step", async () => {
    const site = copyOf(BAKERY);
    change(join(site.pages, "visit.json"), "/breads/rye", "/breads/rie");
    const summary = join(site.pages, "../summary.md");
    const { stdout } = await runCli(["check", ...flags(site, false), "--format", "github"], {
      GITHUB_STEP_SUMMARY: summary,
    });
    expect(stdout).toMatch(/^::error file=.*visit\.json,line=\d+,col=\d+,.*There is no page/m);
    expect(readFileSync(summary, "utf8")).toContain("| error | `");
  });

  test("a published address that is gone without a redirect is an error", async () => {
    const site = copyOf(BAKERY);
    const run = (command: string, ...args: string[]) =>
      runCli([command, ...args, ...flags(site, false)]);
    expect((await run("addresses")).stdout).toContain("5 added, 0 known before.");
    rmSync(join(site.pages, "breads/spelt.json"));
    const { status, stdout } = await run("check");
    expect(status).toBe(1);
    expect(stdout).toContain("The published address /breads/spelt is gone");
  });

  test("a day to come is checked and built before it comes, and the next one is named", async () => {
    const site = copyOf(BAKERY);
    change(join(site.pages, "_site.json"), '"language"', '"timeZone": "Europe/London", "language"');
    change(join(site.pages, "breads/spelt.json"), "{", '{ "publishAt": "2098-12-24T09:00",');
    const run = (command: string, ...args: string[]) =>
      runCli([command, ...flags(site, command === "build"), ...args]);
    const hasSpelt = () => existsSync(join(site.out, "breads/spelt/index.html"));
    expect((await run("next-change")).stdout).toBe("2098-12-24T09:00:00+00:00\n");
    expect((await run("build", "--at", "2098-12-24T08:59")).status).toBe(0);
    expect(hasSpelt()).toBe(false);
    expect((await run("build", "--at", "2098-12-24T10:00:00+01:00")).status).toBe(0);
    expect(hasSpelt()).toBe(true);
    const after = await run("next-change", "--at", "2098-12-24T09:00");
    expect([after.status, after.stdout]).toEqual([0, ""]);
    expect(after.stderr).toContain("Nothing goes live or ends by itself.");
    const wrong = await run("check", "--at", "Christmas");
    expect(wrong.status).toBe(2);
    expect(wrong.stderr).toContain('"Christmas" is no moment: write a day and a time of day');
  });

  test("a good site checks clean with status 0", async () => {
    const { status, stdout } = await runCli(["check", "--format", "json"]);
    expect(JSON.parse(stdout).issues).toEqual([]);
    expect(status).toBe(0);
  });

  test("made-up values are reported before a release", async () => {
    const { status, stdout } = await runCli(["check", "--release"]);
    expect(status).toBe(1);
    expect(stdout).toContain('"(555) 010-0199" is a made-up value.');
  });

  test("wrong use ends with status 2 and says what is right", async () => {
    const flag = await runCli(["check", "--pagse", "x"]);
    expect(flag.status).toBe(2);
    expect(flag.stderr).toContain("--pages");
    expect((await runCli(["check", "--pages", "/no/such/folder"])).status).toBe(2);
    expect((await runCli(["biuld"])).stderr).toContain('There is no command "biuld"');
  });

  test("the environment stands above the site file", async () => {
    const site = copyOf(BAKERY);
    await runCli(["build", ...flags(site)], { SITE_URL: "https://staging.example" });
    expect(readFileSync(join(site.out, "sitemap.xml"), "utf8")).toContain(
      "https://staging.example/visit",
    );
  });
});
