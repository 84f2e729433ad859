import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { hydrate } from "./support/console.ts";
import { emptyFolder } from "./support/run-cli.ts";

const PORT = 4320;
const ADDRESS = `http://localhost:${PORT}`;
let server: ChildProcess;
let pages: string;

test.describe("live editing", { tag: "@once" }, () => {
  test.describe.configure({ mode: "serial" });

  test.beforeAll(async () => {
    const folder = emptyFolder();
    pages = join(folder, "pages");
    cpSync("e2e/fixtures/bakery", folder, { recursive: true });
    server = spawn(process.execPath, [
      "scripts/cli.mjs",
      "start",
      "--pages",
      pages,
      "--media",
      join(folder, "media"),
      "--port",
      `${PORT}`,
    ]);
    const ready = new Promise<void>((done) => {
      server.stdout?.on("data", (piece) => String(piece).includes(ADDRESS) && done());
    });
    await ready;
  });

  test.afterAll(() => {
    server.kill();
  });

  test("a saved page shows at once and stays where it was scrolled to", async ({ page }) => {
    await page.goto(`${ADDRESS}/breads/rye`);
    await hydrate(page);
    await page.evaluate(() => {
      document.body.style.minHeight = "3000px";
      document.body.dataset.mark = "kept";
      scrollTo(0, 150);
    });
    const file = join(pages, "breads/rye.json");
    writeFileSync(file, readFileSync(file, "utf8").replace("Flour of rye", "Stone-ground rye"));
    await expect(page.getByText("Stone-ground rye")).toBeVisible();
    expect(await page.evaluate(() => [document.body.dataset.mark, scrollY])).toEqual(["kept", 150]);
  });

  test("a changed look shows at once, and the page is not loaded again", async ({ page }) => {
    await page.goto(`${ADDRESS}/breads/rye`);
    await hydrate(page);
    await page.evaluate(() => {
      document.body.dataset.mark = "kept";
    });
    const file = join(pages, "_theme.json");
    writeFileSync(file, '{ "look": "ledger", "colors": { "brand": "#8a1538" } }');
    const linkColor = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--link").trim());
    await expect.poll(linkColor).toBe("#8a1538");
    await expect(page.locator("html")).toHaveAttribute("data-look-cards", "list");
    writeFileSync(file, '{ "look": "ledger", "colors": { "brand": "#1d4f8a" } }');
    await expect.poll(linkColor).toBe("#1d4f8a");
    expect(await page.evaluate(() => document.body.dataset.mark)).toBe("kept");
    rmSync(file);
    await expect(page.locator("html")).toHaveAttribute("data-look-cards", "raised");
  });

  test("the last of several quick saves is not lost", async ({ request }) => {
    const file = join(pages, "breads/rye.json");
    const whole = readFileSync(file, "utf8");
    for (let round = 1; round <= 12; round += 1) {
      for (let save = 1; save <= 6; save += 1) {
        writeFileSync(
          file,
          whole.replace("Water", () => `Round ${round}, save ${save}`),
        );
        await new Promise((done) => setTimeout(done, 24 + round));
      }
      await expect
        .poll(async () => (await request.get(`${ADDRESS}/breads/rye`)).text())
        .toContain(`Round ${round}, save 6`);
    }
    writeFileSync(file, whole);
  });

  test("a mistake shows over the page in the words of the terminal, and goes when corrected", async ({
    page,
  }) => {
    await page.goto(`${ADDRESS}/visit`);
    await hydrate(page);
    const file = join(pages, "visit.json");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, good.replace('"title": "Hours"', '"titel": "Hours"'));
    await expect(page.getByText('This rich-text block has no field "titel".')).toBeVisible();
    await expect(page.getByText('Did you mean "title"?')).toBeVisible();
    await expect(page.getByRole("heading", { name: "Hours" })).toBeVisible();
    writeFileSync(file, good);
    await expect(page.getByText('This rich-text block has no field "titel".')).toHaveCount(0);
  });

  test("added, renamed and deleted pages need no restart", async ({ page }) => {
    await page.goto(`${ADDRESS}/breads`);
    await hydrate(page);
    const spelt = readFileSync(join(pages, "breads/spelt.json"), "utf8");
    writeFileSync(
      join(pages, "breads/oat.json"),
      spelt.replaceAll("Spelt", "Oat").replaceAll("spelt", "oat"),
    );
    await expect(page.getByRole("main").getByRole("link", { name: /Oat bread/ })).toBeVisible();
    renameSync(join(pages, "breads/oat.json"), join(pages, "breads/oats.json"));
    await expect(page.getByRole("main").locator('a[href="/breads/oats"]')).toBeVisible();
    rmSync(join(pages, "breads/oats.json"));
    await expect(page.getByRole("main").getByRole("link", { name: /Oat bread/ })).toHaveCount(0);
    expect((await page.request.get(`${ADDRESS}/breads/oats`)).status()).toBe(404);
  });
});
