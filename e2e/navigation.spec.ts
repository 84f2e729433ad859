import { expect, type Page, test } from "@playwright/test";
import { hydrate } from "./support/console.ts";

/** A mark that a reload would wipe out. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute("data-mark", "kept"));
}

async function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.body.hasAttribute("data-mark"));
}

test("a link shows the next page without reloading, on top, with the focus on its heading", async ({
  page,
}) => {
  await page.goto("/locations/texas");
  await hydrate(page);
  await mark(page);
  await page.getByRole("link", { name: "Explore Houston" }).click();
  await expect(page).toHaveURL("/locations/texas/houston");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Houston");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/Houston/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await isMarked(page)).toBe(true);
});

test("back restores the scroll position, and forward too", async ({ page }) => {
  await page.goto("/locations/texas");
  await hydrate(page);
  const link = page.getByRole("link", { name: "Explore Plano" });
  await link.scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  const before = await page.evaluate(() => scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Plano");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Texas");
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 60);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Plano");
});

test("a link to an anchor lands at it", async ({ page }) => {
  await page.goto("/resources/texas-medspa-medical-director-guide");
  await hydrate(page);
  await page.evaluate(() => {
    const link = document.createElement("a");
    link.href = "/resources/texas-medspa-medical-director-guide#agreement";
    link.textContent = "To the agreement";
    document.querySelector("main")?.prepend(link);
  });
  await page.getByRole("link", { name: "To the agreement" }).click();
  await expect(page.locator("#agreement")).toBeInViewport();
  await expect(page).toHaveURL(/#agreement$/);
});

test("pages are fetched when a visitor points at their links", async ({ page }) => {
  await page.goto("/about");
  await hydrate(page);
  const fetched = page.waitForRequest((request) => request.url().endsWith("/contact/page.json"));
  await page.locator('main a[href="/contact"]').first().hover();
  await fetched;
});

test("a page of another build is loaded plainly", async ({ page }) => {
  await page.goto("/locations/texas");
  await hydrate(page);
  await mark(page);
  await page.route("**/houston/page.json", (route) =>
    route.fulfill({ json: { build: "another", page: {} } }),
  );
  await page.getByRole("link", { name: "Explore Houston" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Houston");
  expect(await isMarked(page)).toBe(false);
});

test("a page whose data cannot be had is loaded plainly", async ({ page }) => {
  await page.goto("/locations/texas");
  await hydrate(page);
  await page.route("**/houston/page.json", (route) => route.abort());
  await page.getByRole("link", { name: "Explore Houston" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Houston");
});

test("without its script a page keeps plain links, and nothing fails", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", (cause) => failures.push(cause.message));
  // Blocked, not routed: Chromium breaks off the transition to a document whose requests are held up.
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  await network.send("Network.setBlockedURLs", { urls: ["*/entry-client*.js"] });
  const blocked = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("/entry-client"),
  );
  await page.goto("/locations/texas");
  await page.mouse.move(5, 5);
  await page.mouse.move(8, 310);
  await blocked;
  await page.getByRole("link", { name: "Explore Houston" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Medical directors in Houston");
  expect(failures).toEqual([]);
});

test("a failure while a page is shown gives a screen with a way out", async ({ page }) => {
  await page.goto("/locations/texas");
  await hydrate(page);
  const build = await page.evaluate(() => document.documentElement.dataset.build);
  await page.route("**/houston/page.json", (route) =>
    route.fulfill({
      json: {
        build,
        page: {
          route: "/x",
          head: { title: "X", description: "", canonical: "", noindex: false },
          blocks: [{ type: "faq" }],
        },
      },
    }),
  );
  await page.getByRole("link", { name: "Explore Houston" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Unexpected Application Error!");
  await expect(page.getByRole("link", { name: "Return Home" })).toBeVisible();
});
