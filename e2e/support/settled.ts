import type { Page } from "@playwright/test";

/** Waits until a page and what it embeds have loaded everything: nothing has arrived for half a second. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const arrived = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const last = Math.max(0, ...arrived.map(({ responseEnd }) => responseEnd));
    return performance.now() - last > 500;
  });
  for (const frame of page.frames()) await frame.waitForLoadState();
}
