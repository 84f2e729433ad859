import { expect, test } from "@playwright/test";
import { PAGE_KINDS } from "../scripts/page-kinds.mjs";
import { expectAccessible } from "./support/axe.ts";
import { hydrate } from "./support/console.ts";

test("the first stop of the keyboard leads past the header", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("nothing that has the focus is hidden by the bars", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/locations/texas/austin");
  await hydrate(page);
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press("Tab");
    const hidden = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
      const seen =
        onTop !== null &&
        (element.contains(onTop) || onTop.contains(element) || onTop.closest("a") === element);
      return seen
        ? undefined
        : `${element.outerHTML.slice(0, 120)} under ${onTop?.outerHTML.slice(0, 80)}`;
    });
    expect(hidden).toBeUndefined();
  }
});

for (const route of PAGE_KINDS)
  test(`targets of ${route} are large enough to hit`, async ({ page }) => {
    await page.goto(route);
    const small = await page.locator("a, button, summary").evaluateAll((all) =>
      all.flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const inText = getComputedStyle(one).display === "inline";
        return inText ||
          !one.checkVisibility({ contentVisibilityAuto: true }) ||
          width === 0 ||
          (width >= 24 && height >= 24)
          ? []
          : [`${one.outerHTML.slice(0, 100)} ${width}×${height}`];
      }),
    );
    expect(small).toEqual([]);
  });

test("an open question is accessible, and the open one closes with its own click", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const question = page.locator("main details[name]").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await expectAccessible(page);
  await question.locator("summary").click();
  await expect(question).not.toHaveAttribute("open");
});

test("on paper there is the text without bars, and every answer", async ({ page }) => {
  await page.goto("/services/chart-review");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
  const answers = await page
    .locator("main details[name]")
    .evaluateAll((all) =>
      all.map(
        (one) =>
          one.getBoundingClientRect().height - (one.querySelector("summary")?.offsetHeight ?? 0),
      ),
    );
  expect(Math.min(...answers)).toBeGreaterThan(20);
});

test.describe("at 320 pixels, as at 400 % zoom", { tag: "@once" }, () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test("the header does not stay over what is read", async ({ page }) => {
    await page.goto("/about");
    await page.mouse.wheel(0, 600);
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });
});
