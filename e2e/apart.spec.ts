import { expect, type Page, test } from "@playwright/test";
import { hydrate, watchConsole } from "./support/console.ts";

/** The one page with a block that stays apart: a year of reviews. */
const WITH = "/services/chart-review";
const WITHOUT = "/services/device-consultations";
const STYLES = /\/assets\/year-.*\.css$/;

/** The scripts that a document loads ahead of time. */
function preloaded(page: Page): Promise<string[]> {
  const links = page.locator('head > link[rel="modulepreload"]');
  return links.evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href));
}

function requested(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  return urls;
}

/** Whether the rows of the table have lines between them, and the marks their size. */
async function expectStyled(page: Page): Promise<void> {
  const table = page.locator("main table");
  await expect(table).toHaveCSS("border-collapse", "collapse");
  await expect(table.locator("caption")).toHaveCSS("padding-bottom", /^[1-9]/);
}

test.describe("a block that stays apart", { tag: "@once" }, () => {
  test("a page without the block asks for none of its files", async ({ page, request }) => {
    const [script = ""] = await page.goto(WITH).then(() => preloaded(page));
    expect((await request.get(script)).ok()).toBe(true);
    const urls = requested(page);
    await page.goto(WITHOUT);
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(urls.filter((url) => url === script || STYLES.test(url))).toEqual([]);
  });

  test("a page with the block has both in its head, and loads no other script until the first sign of intent", async ({
    page,
  }) => {
    const urls = requested(page);
    await page.goto(WITH, { waitUntil: "networkidle" });
    const [script] = await preloaded(page);
    expect(urls.filter((url) => STYLES.test(url))).toHaveLength(1);
    const scripts = urls.filter((url) => url.endsWith(".js") && !url.includes("/loader"));
    expect(scripts).toEqual([script]);
  });

  test("a page with the block is taken over as it stands", async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(WITH);
    const html = await page.locator("main").innerHTML();
    await hydrate(page);
    await page.waitForLoadState("networkidle");
    expect(await page.locator("main").innerHTML()).toBe(html);
    await expectStyled(page);
    expect(complaints).toEqual([]);
  });

  test("a link to the block shows it styled from its first frame", async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(WITHOUT);
    await hydrate(page);
    // The styles come late: the page waits for them.
    await page.route(STYLES, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.evaluate(() => {
      document.body.dataset.mark = "kept";
      new MutationObserver(() => {
        const table = document.querySelector("main table");
        if (table) document.body.dataset.collapse ??= getComputedStyle(table).borderCollapse;
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement("a"), { href, textContent: "The year" });
      document.querySelector("main")?.prepend(link);
    }, WITH);
    await page.getByRole("link", { name: "The year" }).click();
    await expect(page.locator("body")).toHaveAttribute("data-collapse", "collapse");
    await expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
    await expectStyled(page);
    await page.goBack();
    await expect(page).toHaveURL(WITHOUT);
    await page.goForward();
    await expectStyled(page);
    expect(await page.locator(`link[href*="/assets/year-"]`).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test("pages that are fetched together bring a style sheet once", async ({ page, request }) => {
    const data = await (await request.get(`${WITH}/page.json`)).body();
    await page.route("**/services/also/page.json", (route) => route.fulfill({ body: data }));
    await page.route(STYLES, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.goto(WITHOUT);
    await hydrate(page);
    await page.evaluate(
      (hrefs) => {
        for (const href of hrefs) {
          const link = Object.assign(document.createElement("a"), { href, textContent: href });
          document.querySelector("main")?.prepend(link);
        }
      },
      [WITH, "/services/also"],
    );
    const sheet = page.waitForResponse(STYLES);
    await page.getByRole("link", { name: WITH }).hover();
    await page.getByRole("link", { name: "/services/also" }).click();
    await sheet;
    await expect(page.locator("main table")).toBeVisible();
    await expectStyled(page);
    await expect(page.locator(`link[href*="/assets/year-"]`)).toHaveCount(1);
  });

  for (const [what, pattern] of [
    ["styles", STYLES],
    ["script", /\/assets\/Component-.*\.js$/],
  ] as const)
    test(`a page whose block has lost its ${what} is loaded plainly`, async ({ page }) => {
      await page.goto(WITHOUT);
      await hydrate(page);
      await page.evaluate((href) => {
        document.body.dataset.mark = "kept";
        const link = Object.assign(document.createElement("a"), { href, textContent: "The year" });
        document.querySelector("main")?.prepend(link);
      }, WITH);
      await page.route(pattern, (route) => route.abort());
      await page.getByRole("link", { name: "The year" }).click();
      await expect(page.locator("main table")).toBeVisible();
      await expect(page.locator("body")).not.toHaveAttribute("data-mark");
    });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test("the block is whole and styled", async ({ page }) => {
      await page.goto(WITH);
      await expect(page.locator("main table caption")).toBeVisible();
      await expectStyled(page);
    });
  });
});
