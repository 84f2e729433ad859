import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect as assert, type Page, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { type EditedBakery, editBakery } from "./support/dev-server.ts";

/** Compiling takes as long as the machine wants. */
const expect = assert.configure({ timeout: 30_000 });
const PARTS = "e2e/fixtures/own-parts";
const COMPONENT = "theme/blocks/baking-days/Component.tsx";

test.describe("parts of a site's own, in development", { tag: "@once" }, () => {
  test.setTimeout(120_000);
  let bakery: EditedBakery;

  test.beforeEach(async () => {
    bakery = await editBakery(0);
  });

  test.afterEach(() => bakery.close());

  /** The folder that holds the pages. */
  const site = (path: string) => join(bakery.file(".."), path);

  function change(path: string, from: string, to: string): void {
    const text = readFileSync(site(path), "utf8");
    expect(text).toContain(from);
    writeFileSync(site(path), text.replace(from, to));
  }

  const panel = (page: Page) => page.getByRole("region", { name: /^\d+ (errors?|warnings?)/ });
  const days = [{ day: "Monday", hours: "7 to 6" }];

  test("are taken in without a restart, broken, fixed and taken away", { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(`${bakery.url}/visit`);
    const written = JSON.parse(readFileSync(bakery.file("visit.json"), "utf8"));
    const block = { type: "baking-days", title: "When we bake", days };
    const blocks = [...written.blocks, block];
    writeFileSync(bakery.file("visit.json"), JSON.stringify({ ...written, blocks }, null, 2));
    await expect(panel(page)).toContainText('"type" is "baking-days", which is not known.');

    cpSync(PARTS, site("."), { recursive: true });
    await expect(page.getByText("one day a week")).toBeVisible();
    await expect(panel(page)).toHaveCount(0);
    const button = page.getByRole("button", { name: "All days" });
    await expect(async () => {
      await button.click();
      await expect(button).toHaveAttribute("aria-expanded", "true", { timeout: 500 });
    }).toPass();
    await expect(page.getByText("7 to 6")).toBeVisible();
    await expectAccessible(page);

    change(COMPONENT, "All days", "Every day");
    await expect(page.getByRole("button", { name: "Every day" })).toBeVisible();

    change(COMPONENT, "<button", "<button <");
    await expect(panel(page)).toContainText("The file cannot be compiled");
    await expect(page.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();
    await expect(page.getByText("one day a week")).toBeHidden();

    change(COMPONENT, "<button <", "<button");
    await expect(page.getByText("one day a week")).toBeVisible();

    change(COMPONENT, "days.map(", "days.none.map(");
    await page.reload();
    await expect(panel(page)).toContainText('The block "baking-days" stopped with an error');
    await expect(page.getByRole("heading", { level: 1, name: "Visit" })).toBeVisible();

    rmSync(site("theme"), { recursive: true });
    await expect(panel(page)).toContainText("which is not known");
  });

  test("stand in the gallery, in the documentation and in the studio", { tag: "@long" }, async ({
    page,
  }) => {
    cpSync(PARTS, site("."), { recursive: true });
    await expect(async () => {
      await page.goto(`${bakery.url}/_blocks`);
      await expect(page.getByRole("heading", { name: "baking-days 1" })).toBeVisible({
        timeout: 5_000,
      });
    }).toPass();
    await page.goto(`${bakery.url}/_blocks/baking-days/1`);
    await expect(page.getByText("2 days a week")).toBeVisible();
    await page.goto(`${bakery.url}/_docs/blocks`);
    await expect(page.getByText("On which days there is fresh bread,")).toBeVisible();
    await page.goto(`${bakery.url}/_docs/rules`);
    await expect(page.getByText("Titles end without an exclamation mark.")).toBeVisible();

    await page.goto(`${bakery.url}/studio#visit.json`);
    await page.getByRole("button", { name: "Add a part here" }).click();
    const search = page.getByRole("searchbox", { name: "Find a part" });
    const dialog = page.getByRole("dialog");
    await search.fill("no such part");
    await expect(dialog.getByRole("listitem")).toHaveText(/^No part has these words/);
    await search.fill("baking");
    await expect(dialog.getByRole("listitem").first()).toContainText("Baking days");
    await page.getByRole("button", { name: /^Baking days/ }).click();
    const form = page.getByRole("region", { name: "Form" });
    await expect(form.getByText("The days, in their order.")).toBeVisible();

    const button = (name: string) =>
      page.frameLocator("iframe").getByRole("button", { name, exact: true });
    await expect(button("All days")).toBeVisible();
    change(COMPONENT, "All days", "Every day");
    await expect(button("Every day")).toBeVisible();
  });
});
