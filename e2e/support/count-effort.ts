import type { Page } from "@playwright/test";

/** What a person did with the hands. */
export interface Effort {
  clicks: number;
  /** Keys that were pressed, those of written texts included. */
  keys: number;
}

/** Counts clicks and keys in all frames of a page from now on. */
export async function countEffort(page: Page): Promise<Effort> {
  const effort = { clicks: 0, keys: 0 };
  await page.exposeFunction("countClick", () => {
    effort.clicks += 1;
  });
  await page.exposeFunction("countKey", () => {
    effort.keys += 1;
  });
  await page.addInitScript(() => {
    const counters = window as unknown as { countClick(): void; countKey(): void };
    addEventListener("mousedown", () => counters.countClick(), { capture: true });
    addEventListener("keydown", () => counters.countKey(), { capture: true });
  });
  return effort;
}
