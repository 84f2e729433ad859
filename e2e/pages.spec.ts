import { expect, type Page, test } from "@playwright/test";
import { PAGE_KINDS } from "../scripts/page-kinds.mjs";
import { expectAccessible } from "./support/axe.ts";
import { hydrate, watchConsole } from "./support/console.ts";
import { overflow } from "./support/overflow.ts";
import { ROUTES } from "./support/routes.ts";

for (const route of PAGE_KINDS)
  test(`${route} is whole, accessible, and taken over by React without a word`, async ({
    page,
  }) => {
    await expectWhole(page, route);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expectAccessible(page);
  });

// Pages of one kind differ in little that this looks at.
test("all other pages are as whole as those of their kinds", {
  tag: ["@wide", "@long"],
}, async ({ page }) => {
  test.setTimeout(240_000);
  for (const route of ROUTES.filter((one) => !PAGE_KINDS.includes(one)))
    await test.step(route, async () => {
      await expectWhole(page, route);
      await page.emulateMedia({ reducedMotion: "reduce" });
      await expectAccessible(page);
      await page.emulateMedia({ reducedMotion: null });
    });
});

async function expectWhole(page: Page, route: string): Promise<void> {
  const complaints = watchConsole(page);
  const response = await page.goto(route);
  expect(response?.status(), route).toBe(200);
  await expect(page.locator("h1")).toHaveCount(1);
  await hydrate(page);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await overflow(page), route).toBe(0);
  const { main, others } = await headingSizes(page);
  expect(main, route).toBeGreaterThan(Math.max(...others) + 2);
  expect(complaints, route).toEqual([]);
  // As on a wide screen at 400 % zoom.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await overflow(page), route).toBe(0);
  if (size) await page.setViewportSize(size);
}

/** Sizes in pixels of the letters of the main heading, of its largest part, and of the headings of sections. */
function headingSizes(page: Page): Promise<{ main: number; others: number[] }> {
  return page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const sizes = (selector: string) => [...document.querySelectorAll(selector)].map(sizeOf);
    return { main: Math.max(...sizes("h1, h1 *")), others: sizes("h2, h2 *, h3") };
  });
}

test("/no-such-page is accessible", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/no-such-page");
  await expectAccessible(page);
});

test("titles and descriptions are unique", async ({ request }) => {
  const heads = await Promise.all(
    ROUTES.map(async (route) => {
      const html = await (await request.get(route)).text();
      return [
        /<title>([^<]*)/.exec(html)?.[1],
        /name="description"[^>]* content="([^"]*)/.exec(html)?.[1],
      ];
    }),
  );
  for (const at of [0, 1]) {
    const texts = heads.map((head) => head[at]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(undefined);
  }
});
