import { expect, test } from "@playwright/test";
import { hydrate } from "./support/console.ts";
import { settled } from "./support/settled.ts";

/** Playwright turns the cache off by itself. */
test.use({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
});

test.describe("a page that a visitor left by a plain link", { tag: "@once" }, () => {
  for (const path of ["/", "/about", "/contact", "/article/101"])
    test(`${path} is kept, scripts running, and shown again as it was`, async ({ page }) => {
      await page.goto(path);
      await hydrate(page);
      // What is still being loaded, as the form is, is not kept by any browser.
      await settled(page);
      await page.evaluate(() => {
        addEventListener("pageshow", ({ persisted }) => {
          document.title = persisted ? "kept" : "loaded again";
        });
        location.assign("/llms.txt");
      });
      await page.waitForURL("/llms.txt");
      await page.evaluate(() => history.back());
      await expect(page).toHaveTitle("kept");
    });
});

test.describe("a page that the browser loads by itself", { tag: "@once" }, () => {
  for (const [reducedMotion, fades] of [
    ["no-preference", true],
    ["reduce", false],
  ] as const)
    test(`fades in where motion is wanted: ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.addInitScript(() =>
        addEventListener("pagereveal", (event) => {
          const { viewTransition } = event as PageRevealEvent;
          document.documentElement.dataset.fades = String(viewTransition !== null);
        }),
      );
      await page.goto("/about");
      await page.evaluate(() => location.assign("/contact"));
      await page.waitForURL("/contact");
      await expect(page.locator("html")).toHaveAttribute("data-fades", String(fades));
    });
});
