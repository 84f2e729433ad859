import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { hydrate, watchConsole } from "./support/console.ts";
import { ROUTES } from "./support/routes.ts";

for (const route of ROUTES) {
  test(`${route} is whole, and React takes over without a word`, async ({ page }) => {
    const complaints = watchConsole(page);
    const response = await page.goto(route);
    expect(response?.status()).toBe(200);
    await expect(page.locator("h1")).toHaveCount(1);
    await hydrate(page);
    await expect(page.locator("h1")).toHaveCount(1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
  });
}

for (const route of [...ROUTES, "/no-such-page"]) {
  test(`${route} is accessible`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(route);
    await expectAccessible(page);
  });
}

test("titles and descriptions are unique", async ({ request }) => {
  const heads = await Promise.all(
    ROUTES.map(async (route) => {
      const html = await (await request.get(route)).text();
      return [
        /<title>([^<]*)/.exec(html)?.[1],
        /name="description" content="([^"]*)/.exec(html)?.[1],
      ];
    }),
  );
  for (const at of [0, 1]) {
    const texts = heads.map((head) => head[at]);
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts).not.toContain(undefined);
  }
});
