import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrate } from "./support/console.ts";
import { type Preview, servePreview } from "./support/preview.ts";
import { emptyFolder, runCli } from "./support/run-cli.ts";

let site: Preview;

// One worker, which builds the site once.
test.describe.configure({ mode: "default" });

/** The workshop in two languages, with one article that says of neither version that it is the other. */
test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = emptyFolder();
  cpSync("e2e/sites/piano", folder, { recursive: true });
  const guide = join(folder, "pages/en/guides/moving-a-piano.json");
  const { translates: _, ...page } = JSON.parse(readFileSync(guide, "utf8"));
  writeFileSync(guide, JSON.stringify(page));
  const out = join(folder, "out");
  const flags = ["--pages", join(folder, "pages"), "--media", join(folder, "media"), "--out", out];
  expect((await runCli(["build", ...flags])).stdout).toContain("pages written");
  site = await servePreview(out, 4380 + test.info().parallelIndex);
});

test.afterAll(() => site.close());

test("a page leads to itself in the other language, in a document of that language", async ({
  page,
}) => {
  await page.goto(`${site.url}/leistungen/klavierstimmung`);
  await hydrate(page);
  const menu = page.getByText("Menü", { exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("banner").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${site.url}/en/services/piano-tuning`);
  await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
});

test("links within a language keep the document, and its switch follows", async ({ page }) => {
  await page.goto(`${site.url}/en/services/piano-tuning`);
  await hydrate(page);
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  await page.getByRole("main").getByRole("link", { name: "Book a visit" }).first().click();
  await expect(page).toHaveURL(`${site.url}/en/contact`);
  await expect(page.locator("html[data-same]")).toBeAttached();
  await expect(page.locator("header a[hreflang]")).toHaveAttribute("href", "/kontakt");
  // The address of the first page in other languages is not left in the head.
  await expect(page.locator("head link[hreflang]")).toHaveCount(0);
});

test("a page that is not translated says so, and leads to the home page", async ({ page }) => {
  for (const [path, words, home] of [
    ["/ratgeber/klavier-umziehen", "English(Startseite: diese Seite ist nicht übersetzt)", "/en"],
    ["/en/guides/moving-a-piano", "Deutsch(home page: this page is not translated)", "/"],
  ] as const) {
    await page.goto(site.url + path);
    const link = page.locator("header a[hreflang]");
    await expect(link).toHaveText(words);
    await expect(link).toHaveAttribute("href", home);
    await expect(page.locator("head link[hreflang]")).toHaveCount(0);
    await expectAccessible(page);
  }
});

test("both home pages are found accessible", async ({ page }) => {
  for (const path of ["/", "/en"]) {
    await page.goto(site.url + path);
    await expectAccessible(page);
  }
});

test.describe("far from the workshop", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("visitors read whether it is open there now, and nothing moves", async ({ page }) => {
    await page.clock.install({ time: new Date("2026-11-24T12:29:00+01:00") });
    await page.goto(`${site.url}/kontakt`);
    const row = page.getByRole("row", { name: "Montag" }).first();
    const before = await row.boundingBox();
    const now = page.getByText(/^Jetzt ge/);
    await expect(now).toHaveText("Jetzt geöffnet, bis 12:30\u00a0Uhr");
    expect(await row.boundingBox()).toEqual(before);
    await page.clock.runFor("02:00");
    await expect(now).toHaveText("Jetzt geschlossen, öffnet um 13:30\u00a0Uhr");
    await expectAccessible(page);
  });
});
