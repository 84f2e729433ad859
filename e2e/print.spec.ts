import { expect, test } from "@playwright/test";

/** Paper is the same on every screen. */
test.describe("a printed page @once", () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: "print" }));

  test("has its words and sources, and nothing to click on", async ({ page }) => {
    await page.goto("/locations/texas/houston");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
    await expect(page.getByText("Skip to content")).toBeHidden();
    await expect(page.locator("header, nav")).toHaveCount(
      await page.locator("header, nav").filter({ visible: false }).count(),
    );
    await expect(page.locator('main a[href="/contact"]').first()).toBeHidden();
    await expect(page.locator("[data-panel]").first()).toBeHidden();
    await expect(page.getByText("https://www.example.com/locations/texas/houston")).toBeVisible();
  });

  test("has its words on white, also where they stand over videos", async ({ page }) => {
    await page.goto("/");
    const opening = page.locator("main > section").first();
    await expect(opening.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(opening).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await expect(opening.locator("img, video, button").filter({ visible: true })).toHaveCount(0);
  });

  test("opens every answer", async ({ page }) => {
    await page.goto("/locations/texas/houston");
    for (const answer of await page.locator("main details > :not(summary)").all())
      expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  });

  for (const [path, heading] of [
    ["/locations/texas/houston", "A checklist for a Houston lounge"],
    ["/locations/nevada", "Who may do what in Nevada"],
    ["/services/chart-review", "A year of reviews"],
  ] as const)
    test(`gives “${heading}” a page of its own`, async ({ page }) => {
      await page.goto(path);
      const sheet = page.locator("section", { has: page.getByRole("heading", { name: heading }) });
      await expect(sheet).toHaveCSS("break-before", "page");
      await expect(sheet).toHaveCSS("break-after", "page");
      await expect(sheet).toHaveCSS("break-inside", "avoid");
    });
});
