import { expect, type Page, test } from "@playwright/test";

const HEADLINE = "A licensed physician behind every treatment room.";

/** The videos behind the heading; the page has another one with controls. */
const VIDEOS = "main video[aria-hidden]";
/** `HTMLMediaElement.HAVE_ENOUGH_DATA`. */
const LOADED = 4;

function shownVideos(page: Page): Promise<(string | null)[]> {
  return page
    .locator(VIDEOS)
    .evaluateAll((all) =>
      all.map((one) => one.querySelector("source")?.getAttribute("src") ?? null),
    );
}

test("the headline is whole for screen readers while it is typed out", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
});

test("the headline is typed out and then stands whole", async ({ page }) => {
  await page.goto("/");
  const typed = page.locator('h1 [aria-hidden="true"]');
  await expect(typed).toBeAttached();
  await expect(typed).toHaveCount(0, { timeout: 10_000 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
});

test("no word jumps to another line while the headline is typed out", async ({ page }) => {
  await page.addInitScript(() => {
    const tops = new Set<string>();
    const lineOf = (node: Node | null | undefined, at: number) => {
      const range = document.createRange();
      if (node) range.setStart(node, at - 1);
      if (node) range.setEnd(node, at);
      return Math.round(range.getBoundingClientRect().top);
    };
    const look = () => {
      const [whole, typed] = document.querySelectorAll("h1 > span");
      const at = typed?.firstChild?.textContent?.length ?? 0;
      if (at > 0 && at % 5 === 0)
        tops.add(`${at}: ${lineOf(typed?.firstChild, at) - lineOf(whole?.firstChild, at)}`);
      Object.assign(window, { tops });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto("/");
  const seen = () =>
    page.evaluate(() => [...(window as unknown as { tops: Set<string> }).tops].sort());
  await expect.poll(async () => (await seen()).length, { timeout: 10_000 }).toBeGreaterThan(5);
  await expect(page.locator('h1 [aria-hidden="true"]')).toHaveCount(0, { timeout: 10_000 });
  for (const one of await seen()) expect(one).toMatch(/: -?0$/);
});

test("videos change every five seconds, one at a time after the fade, and can be stopped", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.locator(VIDEOS)).toHaveCount(1);
  const [first] = await shownVideos(page);
  await expect.poll(() => shownVideos(page), { timeout: 10_000 }).not.toContain(first);
  expect(await shownVideos(page)).toHaveLength(1);
  await page.getByRole("button", { name: "Pause background video" }).click();
  await expect(page.getByRole("button", { name: "Play background video" })).toBeVisible();
  expect(
    await page
      .locator(VIDEOS)
      .evaluateAll((all) => all.every((one) => (one as HTMLVideoElement).paused)),
  ).toBe(true);
});

test("the next video waits in the element that will show it, and nothing else is asked for it", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const waiting = page.locator("main [hidden] > video");
  await expect(waiting).toHaveCount(1, { timeout: 10_000 });
  await expect
    .poll(() => waiting.evaluate((video: HTMLVideoElement) => video.readyState))
    .toBe(LOADED);
  await waiting.evaluate((video) => video.setAttribute("data-mark", "waited"));
  const shown = page.locator(`${VIDEOS}[data-mark]`);
  await expect(shown).toBeVisible({ timeout: 10_000 });
  expect(await shown.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test("when the videos cannot be had, the page stays with its poster", {
  tag: "@once",
}, async ({ page }) => {
  const blocked = page.waitForRequest("**/Videos*.js");
  await page.route("**/Videos*.js", (route) => route.abort());
  await page.goto("/");
  await blocked;
  await expect(page.getByRole("button", { name: "Pause background video" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
  await expect(page.locator(VIDEOS)).toHaveCount(0);
});

test("under reduced motion everything is still and complete", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const play = page.getByRole("button", { name: "Play background video" });
  await expect(play).toBeVisible();
  await expect(page.locator(VIDEOS)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
  await play.click();
  await expect(page.locator(VIDEOS)).toHaveCount(1);
});
