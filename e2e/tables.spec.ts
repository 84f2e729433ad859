import { expect, type Page, test } from "@playwright/test";

const STATES = ["California", "Florida", "Texas", "Nevada", "New York", "Arizona"];

const rows = (page: Page) => page.getByRole("table").getByRole("row");

test("/locations compares the six states, a row each, and says what is not known", async ({
  page,
}) => {
  await page.goto("/locations");
  const table = page.getByRole("table", { name: /^For each of the six states/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    "State",
    "Who may own the practice",
    "Nurse practitioners",
    "Physician assistants",
    "Read this first",
  ]);
  await expect(table.getByRole("rowheader")).toHaveText(STATES);
  for (const state of STATES)
    await expect(table.getByRole("row", { name: state }).getByRole("cell")).toHaveCount(4);
  await expect(table.getByRole("row", { name: "Nevada" })).toContainText("Ask the board");
  await expect(table.getByRole("link", { name: "New York" })).toHaveAttribute(
    "href",
    "/locations/new-york",
  );
});

test("what a state's row says is found in the list of sources", async ({ page }) => {
  await page.goto("/locations");
  const link = page.getByRole("link", { name: "Arizona Revised Statutes §36-405" });
  await expect(link).toHaveAttribute("href", "https://www.azleg.gov/ars/36/00405.htm");
});

test("a table stays within the screen, and its cells name their columns on a phone", async ({
  page,
}, { project }) => {
  await page.goto("/locations/nevada");
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
  const label = page.getByRole("row", { name: /^RN/ }).locator("span", { hasText: "Fillers" });
  await expect(label.first()).toBeVisible({ visible: project.name === "phone" });
  await expect(rows(page)).toHaveCount(7);
});

test("the year of reviews can be read without seeing it", async ({ page }) => {
  await page.goto("/services/chart-review");
  const due = (task: string) =>
    page.getByRole("row", { name: task }).getByRole("cell").filter({ hasText: "Due" });
  await expect(due("Chart review")).toHaveCount(12);
  await expect(due("Protocol review")).toHaveCount(4);
});

test("home is not longer than its content on a phone, the form aside @phone", async ({ page }) => {
  await page.goto("/");
  const form = await page.locator("#form").boundingBox();
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(whole - (form?.height ?? 0)).toBeLessThan(10_000);
});

for (const path of ["/locations/nevada", "/resources/nevada-medspa-medical-director-guide"])
  test(`${path} does not say that it was reviewed, as nobody is named who did`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Statutes and rules" })).toBeVisible();
    await expect(page.getByText(/Reviewed/)).toHaveCount(0);
    expect(await page.content()).not.toContain("lastReviewed");
  });

for (const width of [768, 1440])
  for (const path of [
    "/",
    "/services",
    "/services/medical-director",
    "/locations/texas",
    "/locations/texas/fort-worth",
    "/resources",
  ])
    test(`the cards and points of ${path} leave no hole at ${width} px @once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const lists = page.locator("main ul:has(> li > :is(h2, h3), > li > div > :is(h2, h3) ~ a)");
      expect(await lists.count()).toBeGreaterThan(0);
      for (const list of await lists.all()) {
        const whole = await list.boundingBox();
        const last = await list.locator("> li").last().boundingBox();
        expect(Math.round((last?.x ?? 0) + (last?.width ?? 0))).toBe(
          Math.round((whole?.x ?? 0) + (whole?.width ?? 0)),
        );
      }
    });

test("a card on a phone is one link, as large as the card @phone", async ({ page }) => {
  await page.goto("/services");
  const link = page.getByRole("link", { name: "See Medical Director" });
  const card = page.getByRole("listitem").filter({ has: link });
  const [inner, outer] = [await link.boundingBox(), await card.boundingBox()];
  expect(inner?.height).toBeGreaterThan((outer?.height ?? Number.NaN) - 4);
  await link.tap();
  await expect(page).toHaveURL("/services/medical-director");
});
