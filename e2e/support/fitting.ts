import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "./axe.ts";
import { overflow } from "./overflow.ts";

/** The page is shown smaller than it is, and the frame is checked by itself elsewhere. */
const EXCEPT = ["frame-tested"];

/**
 * Asserts that Save is in sight, that nothing lies beside the window, and that axe finds nothing.
 *
 * @param saveName what the studio calls saving in its language
 */
export async function expectFitting(page: Page, saveName = "Save"): Promise<void> {
  expect(await overflow(page)).toBe(0);
  const beside = await page.evaluate(() =>
    [...document.querySelectorAll("button, a, input, select, textarea, summary")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(beside).toEqual([]);
  const save = page.getByRole("banner").getByRole("button", { name: saveName });
  if (!(await page.getByRole("dialog").isVisible()))
    await expect(save).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, EXCEPT);
}
