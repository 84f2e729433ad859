import { expect, test } from "@playwright/test";

const HEADLINE = "A licensed physician behind every treatment room.";

test("the headline is whole for screen readers while it is typed out", async ({ page }) => {
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
});

test("films change and can be stopped", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  const pause = page.getByRole("button", { name: "Pause background video" });
  await expect(pause).toBeVisible();
  const first = page.locator("main video").first();
  await expect(first).toBeAttached();
  const source = await first.locator("source").first().getAttribute("src");
  await page.clock.runFor(7000);
  await expect
    .poll(() =>
      page
        .locator("main video source")
        .evaluateAll((all) => all.map((one) => one.getAttribute("src"))),
    )
    .not.toContain(source);
  await pause.click();
  await expect(page.getByRole("button", { name: "Play background video" })).toBeVisible();
  await expect
    .poll(() =>
      page
        .locator("main video")
        .evaluateAll((all) => all.every((one) => (one as HTMLVideoElement).paused)),
    )
    .toBe(true);
});

test("under reduced motion everything is still and complete", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play background video" })).toBeVisible();
  await expect(page.locator("main section video").first()).not.toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
});
