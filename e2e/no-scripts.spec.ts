import { expect, test } from "@playwright/test";

test.use({ javaScriptEnabled: false });

test("the home page is whole without scripts", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    "A licensed physician behind every treatment room.",
  );
  await expect(page.getByRole("link", { name: "Get matched" })).toBeVisible();
});

test("questions open one at a time without scripts", async ({ page }) => {
  await page.goto("/");
  const questions = page.locator("main details[name]");
  await expect(questions).toHaveCount(9);
  expect(
    await questions.evaluateAll(
      (all) => all.filter((one) => (one as HTMLDetailsElement).open).length,
    ),
  ).toBe(0);
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(0)).toHaveAttribute("open");
  await questions.nth(3).locator("summary").click();
  await expect(questions.nth(3)).toHaveAttribute("open");
  await expect(questions.nth(0)).not.toHaveAttribute("open");
  await questions.nth(3).locator("summary").click();
  await expect(questions.nth(3)).not.toHaveAttribute("open");
});

test("menus open and lead on without scripts", async ({ page }, { project }) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  if (project.name === "phone") await header.locator("summary", { hasText: "Menu" }).click();
  await header.locator("summary:visible", { hasText: "Services" }).click();
  await header.getByRole("link", { name: "Chart Review" }).locator("visible=true").click();
  await expect(page).toHaveURL("/services/chart-review");
});
