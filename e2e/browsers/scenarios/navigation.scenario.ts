import { expect } from "@playwright/test";
import { test } from "../test.ts";
import type { Visitor } from "../visitor.ts";

/** A mark that loading the page again would wipe out. */
const mark = (visitor: Visitor) => visitor.asks(() => document.body.setAttribute("data-mark", ""));
const isMarked = (visitor: Visitor) => visitor.asks(() => document.body.hasAttribute("data-mark"));
const scrolled = (visitor: Visitor) => visitor.asks(() => scrollY);

test("a link shows the next page without loading, on top, with the focus on its heading", async ({
  visitor,
}) => {
  await visitor.opens("/locations/texas");
  await visitor.wakes();
  await mark(visitor);
  await visitor.clicks({ css: "main a", words: "Explore Houston" });
  await visitor.sees({ css: "h1", words: "Medical directors in Houston" });
  await visitor.until(() => location.pathname, "/locations/texas/houston");
  await visitor.until(() => document.activeElement?.tagName, "H1");
  expect(await scrolled(visitor)).toBe(0);
  expect(await visitor.asks(() => document.title)).toContain("Houston");
  expect(await isMarked(visitor)).toBe(true);
});

test("Back leads to where the visitor was, and Forward on again", async ({ visitor }) => {
  await visitor.opens("/locations/texas");
  await visitor.wakes();
  const link = await visitor.sees({ css: "main a", words: "Explore Plano" });
  const before = await scrolled(visitor);
  expect(before).toBeGreaterThan(200);
  await visitor.clicks({ css: "main a", words: link.words });
  await visitor.sees({ css: "h1", words: "Medical directors in Plano" });
  await visitor.goesBack();
  await visitor.until(
    () => document.querySelector("h1")?.textContent,
    "Medical directors in Texas",
  );
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(before - 60);
  await visitor.asks(() => history.forward());
  await visitor.until(
    () => document.querySelector("h1")?.textContent,
    "Medical directors in Plano",
  );
  await visitor.until(() => scrollY, 0);
});

test("Back leads from another document to where the visitor was", async ({ visitor }) => {
  await visitor.opens("/locations/texas");
  await visitor.wakes();
  await visitor.asks(() => scrollTo({ top: 700, behavior: "instant" }));
  await visitor.until(() => Math.round(scrollY), 700);
  await visitor.opens("/about");
  await visitor.goesBack();
  await visitor.until(
    () => document.querySelector("h1")?.textContent,
    "Medical directors in Texas",
  );
  await expect.poll(() => scrolled(visitor)).toBeGreaterThan(640);
});

test("the keyboard leads past the header, and follows a link", async ({ visitor }) => {
  await visitor.opens("/about");
  await visitor.presses("Tab");
  await visitor.until(() => document.activeElement?.textContent, "Skip to content");
  await visitor.presses("Enter");
  await visitor.until(() => document.activeElement?.id, "main");
  await visitor.wakes();
  await visitor.presses("Tab");
  const wanted = await visitor.asks(() => (document.activeElement as HTMLAnchorElement).pathname);
  expect(wanted).not.toBe("/about");
  await visitor.presses("Enter");
  await visitor.until(() => location.pathname, wanted);
  await visitor.until(() => document.activeElement?.tagName, "H1");
});

test("a link to a part of the page leads there", async ({ visitor }) => {
  await visitor.opens("/resources/texas-medspa-medical-director-guide");
  await visitor.wakes();
  await visitor.clicks({ css: 'main a[href="#agreement"]' });
  await visitor.until(() => location.hash, "#agreement");
  await visitor.until(() => {
    const top = document.getElementById("agreement")?.getBoundingClientRect().top ?? -1;
    return top >= 0 && top < innerHeight;
  }, true);
});
