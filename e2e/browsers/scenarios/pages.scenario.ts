import { expect } from "@playwright/test";
import { PAGE_KINDS } from "../../../scripts/page-kinds.mjs";
import { test } from "../test.ts";

for (const route of PAGE_KINDS)
  test(`${route} is whole at three widths and is taken over by React`, async ({ visitor }) => {
    await visitor.opens(route);
    await visitor.sees({ css: "h1" });
    const before = await visitor.asks(parts);
    await visitor.wakes();
    expect(await visitor.asks(parts), "parts of the page").toEqual(before);
    for (const width of [390, 768, 1440]) {
      await visitor.uses(width);
      await visitor.until(() => innerWidth, width);
      const overflow = await visitor.asks(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `pixels beyond ${width}`).toBe(0);
      expect(await visitor.asks(brokenPictures), "pictures that are not shown").toEqual([]);
    }
  });

test("an address that no page has shows the page for that, taken over as well", async ({
  visitor,
}) => {
  await visitor.opens("/no-such-page");
  await visitor.sees({ css: "h1", words: "Page Not Found" });
  await visitor.wakes();
  await visitor.clicks({ css: "main a", words: "Return Home" });
  await visitor.until(() => location.pathname, "/");
});

/** The headings of a page but for the first, which may be typed out. */
function parts(): string[] {
  return [...document.querySelectorAll("h2, h3")].map((one) => one.textContent ?? "");
}

/** Pictures that were loaded and cannot be shown. */
function brokenPictures(): string[] {
  return [...document.images]
    .filter((image) => image.complete && image.naturalWidth === 0)
    .map((image) => image.currentSrc);
}
