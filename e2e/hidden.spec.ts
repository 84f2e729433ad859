import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/engine/pipeline/read.ts";
import { expectAccessible } from "./support/axe.ts";
import { hydrate, watchConsole } from "./support/console.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

/** A copy of the bakery with a new page, as `new` makes it. */
async function bakeryWithNewPage() {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const made = await runCli(["new", "/breads/oat", "--title", "Oat bread", ...flags]);
  const file = join(folder, "pages/breads/oat.json");
  return { folder, flags, made, file };
}

/** Everything that a build wrote, as one text: names of files, and what is in them. */
function allOf(out: string): string {
  return listFiles(out)
    .map((path) => `${path}\n${readFileSync(join(out, path), "utf8")}`)
    .join("\n");
}

test.describe("a page that is not ready", { tag: "@once" }, () => {
  test("is made hidden, and nothing of it is built until it is shown and whole", async () => {
    test.setTimeout(180_000);
    const { folder, flags, made, file } = await bakeryWithNewPage();
    expect(made.stdout).toContain("It is hidden: visitors do not see it yet.");
    const out = join(folder, "dist");

    const checked = await runCli(["check", ...flags]);
    expect(checked.status).toBe(0);
    expect(checked.stdout).toContain("Still to be written on hidden pages:");
    expect(checked.stdout).toMatch(/breads\/oat\.json:5:\d+ what Oat bread is about/);
    const report = JSON.parse((await runCli(["check", "--format", "json", ...flags])).stdout);
    expect(report.issues).toEqual([]);
    expect(report.summary).toMatchObject({ pages: 6, hidden: 1, toFill: 2 });
    expect(report.gaps).toHaveLength(2);

    const built = await runCli(["build", ...flags, "--out", out]);
    expect(built.stdout).toContain("5 pages written");
    expect(built.stdout).toContain("1 hidden page was left out.");
    expect(allOf(out)).not.toMatch(/\boat\b|⟦|what Oat bread is about/i);
    expect((await runCli(["addresses", ...flags])).status).toBe(0);
    expect(readFileSync(join(folder, "pages/_addresses.json"), "utf8")).not.toContain("oat");

    const shown = readFileSync(file, "utf8").replace('  "hidden": true,\n', "");
    writeFileSync(file, shown);
    const refused = await runCli(["build", ...flags, "--out", out]);
    expect(refused.status).toBe(1);
    expect(refused.stdout).toContain("This text is still to be written: what Oat bread is about");
    expect(allOf(out)).not.toMatch(/\boat\b/i);

    writeFileSync(file, shown.replace(/\{fill: [^}]*\}/g, "Soft bread of whole oats."));
    expect((await runCli(["build", ...flags, "--out", out])).status).toBe(0);
    for (const name of ["breads/oat/index.html", "breads/index.html", "sitemap.xml", "llms.txt"])
      expect(readFileSync(join(out, name), "utf8"), name).toContain("oat");
  });

  test("a link to it from a page that visitors see stops the build, in words of its own", async () => {
    const { folder, flags } = await bakeryWithNewPage();
    const file = join(folder, "pages/visit.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("/breads/rye", "/breads/oat"));
    const built = await runCli(["build", ...flags, "--out", join(folder, "dist")]);
    expect(built.status).toBe(1);
    expect(built.stdout).toContain("link-hidden");
    expect(built.stdout).toContain("/breads/oat is hidden: visitors do not see it yet");
    expect(built.stdout).not.toContain("There is no page");
  });
});

test.describe("a hidden page while it is written", { tag: ["@once", "@wide"] }, () => {
  let server: ChildProcess;
  test.afterEach(() => {
    server.kill();
  });

  test("is seen, marked as hidden, and what is to be written stands out", async ({ page }) => {
    const { flags, file } = await bakeryWithNewPage();
    server = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags, "--port", "0"]);
    const address = await new Promise<string>((ready) => {
      server.stdout?.on("data", (piece) => {
        const address = /The site: (\S+)/.exec(String(piece))?.[1];
        if (address) ready(address);
      });
    });
    const complaints = watchConsole(page);
    const bar = page.getByText("Hidden: visitors do not see this page yet");
    const marked = () =>
      page.evaluate(() => [...(CSS.highlights.get("gap") ?? [])].map((range) => `${range}`));

    await page.goto(`${address}/breads/oat`);
    await expect(bar).toHaveText(/yet\. 2 texts are still to be written\.$/);
    await expect.poll(marked).toEqual(["⟦one or two sentences about Oat bread⟧"]);
    await expectAccessible(page);
    const [top, header] = await Promise.all([
      bar.boundingBox(),
      page.getByRole("banner").boundingBox(),
    ]);
    expect(header?.y).toBe((top?.y ?? 0) + (top?.height ?? 0));

    await hydrate(page);
    await page.getByRole("link", { name: "Breads" }).first().click();
    await expect(page).toHaveURL(`${address}/breads`);
    await expect(page.getByRole("main").getByText("Rye bread").first()).toBeVisible();
    await expect(page.getByText("Oat bread")).toHaveCount(0);
    await expect(bar).toHaveCount(0);
    await page.goBack();
    await expect(bar).toBeVisible();

    const text = readFileSync(file, "utf8").replace('  "hidden": true,\n', "");
    writeFileSync(file, text.replace(/\{fill: [^}]*\}/g, "Soft bread of whole oats."));
    await expect(bar).toHaveCount(0);
    await expect.poll(marked).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test("nothing that marks pages for authors is in the built site", { tag: "@once" }, () => {
  expect(allOf("dist")).not.toMatch(/hidden-bar|highlight\(gap\)|visitors do not see/);
});
