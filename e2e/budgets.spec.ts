import { existsSync, readFileSync, statSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { PAGE_KINDS } from "../scripts/page-kinds.mjs";
import { hydrate } from "./support/console.ts";
import { ROUTES } from "./support/routes.ts";
import { settled } from "./support/settled.ts";

const KB = 1024;
/** What a page may weigh, compressed with brotli. */
const BUDGET = {
  /** Script before the visitor's first sign of intent, on pages whose blocks need none. */
  scriptBeforeIntent: 1.5 * KB,
  /** Everything that the home page loads as script before its form comes near. */
  scriptOfHome: 107 * KB,
  /** How often functions of ours are called until then: so few are no long task on any phone. */
  callsBeforeIntent: 20,
  /** Elements that a browser lays out before it shows the page. */
  elements: 1500,
  document: 7.5 * KB,
  /** Bytes as they are written of a page of average length, of its document and of its data. */
  written: { document: 18.5 * KB, data: 9 * KB },
  styles: 8 * KB,
  fonts: 45 * KB,
};

/** The files that a page has loaded from this site, by kind. */
async function loadedFiles(page: Page): Promise<{ url: string; size: number }[]> {
  const urls = await page.evaluate(() =>
    performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(urls)]
    .filter((url) => existsSync(`dist${url}`))
    .map((url) => ({ url, size: compressed(readFileSync(`dist${url}`)) }));
}

function compressed(content: Buffer): number {
  return brotliCompressSync(content).byteLength;
}

function sizeOf(files: { url: string; size: number }[], ending: string): number {
  return files.filter(({ url }) => url.endsWith(ending)).reduce((sum, { size }) => sum + size, 0);
}

const isLive = (route: string) =>
  !readFileSync(`dist${route}/index.html`, "utf8").includes('data-hydrate="intent"');

/** A page of every kind whose blocks need no script. */
const CONTENT_PAGES = PAGE_KINDS.filter((path) => !isLive(path));

test.describe("what pages weigh", { tag: "@once" }, () => {
  test.describe.configure({ timeout: 120_000 });

  test("no document is heavier than its content needs", () => {
    for (const route of ROUTES) {
      const html = readFileSync(`dist${route}/index.html`);
      expect(compressed(html), route).toBeLessThan(BUDGET.document);
    }
  });

  test("a city's document and data say nothing twice", () => {
    const sizeOf = (name: string) => statSync(`dist/locations/texas/houston/${name}`).size;
    expect(sizeOf("index.html")).toBeLessThan(BUDGET.written.document);
    expect(sizeOf("page.json")).toBeLessThan(BUDGET.written.data);
  });

  test("content pages load the loader and nothing else until the first sign of intent", async ({
    page,
  }) => {
    for (const route of CONTENT_PAGES) {
      await page.goto(route);
      const files = await loadedFiles(page);
      const scripts = files.filter(({ url }) => url.endsWith(".js"));
      expect(scripts.length, route).toBe(1);
      expect(sizeOf(files, ".js"), route).toBeLessThan(BUDGET.scriptBeforeIntent);
      expect(sizeOf(files, ".css"), route).toBeLessThan(BUDGET.styles);
      expect(sizeOf(files, ".woff2"), route).toBeLessThan(BUDGET.fonts);
      expect(files.filter(({ url }) => url.endsWith(".json")).length, route).toBe(0);
    }
  });

  test("content pages do next to nothing until the first sign of intent", async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Profiler.enable");
    await session.send("Profiler.startPreciseCoverage", { callCount: true, detailed: false });
    for (const route of CONTENT_PAGES) {
      await page.goto(route, { waitUntil: "networkidle" });
      const { result } = await session.send("Profiler.takePreciseCoverage");
      const own = result.filter(({ url }) => url.includes("/assets/"));
      expect(own.length, route).toBe(1);
      const calls = own
        .flatMap(({ functions }) => functions)
        .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
      expect(calls, route).toBeGreaterThan(0);
      expect(calls, route).toBeLessThan(BUDGET.callsBeforeIntent);
      expect(await page.locator("*").count(), route).toBeLessThan(BUDGET.elements);
    }
  });

  test("the home page loads at most 107 KB of script, videos included", async ({ page }) => {
    await page.goto("/");
    await hydrate(page);
    await expect(page.locator("main video").first()).toBeAttached();
    await page.waitForLoadState("networkidle");
    const files = await loadedFiles(page);
    expect(files.some(({ url }) => url.includes("Videos"))).toBe(true);
    expect(sizeOf(files, ".js")).toBeLessThan(BUDGET.scriptOfHome);
  });

  test("the first poster is preloaded and is the largest thing in the first view of home", async ({
    page,
  }) => {
    await page.goto("/");
    const preloaded = await page.locator('link[rel="preload"][as="image"]').getAttribute("href");
    const largest = await page.evaluate(
      () =>
        new Promise<string>((done) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1) as PerformanceEntry & { url: string };
            if (last.url !== "") done(new URL(last.url).pathname);
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    expect(largest).toBe(preloaded);
  });
});

test.describe("nothing moves while pages load", () => {
  for (const route of [
    "/",
    "/locations/texas/houston",
    "/services",
    "/contact",
    "/resources",
    "/article/101",
  ]) {
    test(`${route} keeps its layout, scripts included`, async ({ page }) => {
      // The browser has the fonts then: on a slow network they come after the first lines, which move by 0.03 at most.
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await page.goto(route);
      await page.evaluate(() => document.fonts.ready);
      await hydrate(page);
      await settled(page);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & {
                value: number;
                hadRecentInput: boolean;
              })[])
                if (!entry.hadRecentInput) sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
          }),
      );
      expect(shift).toBeLessThan(0.01);
    });
  }
});
