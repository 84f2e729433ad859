import type { Page } from "@playwright/test";

/** Collects everything a page complains about: errors, warnings, failed requests of its own. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return complaints;
}

/** Lets React take over, as the first sign of intent does. */
export async function hydrate(page: Page): Promise<void> {
  await page.mouse.move(5, 300);
  await page.mouse.move(8, 310);
  await page.waitForFunction(() =>
    Object.keys(document.getElementById("root") ?? {}).some((key) =>
      key.startsWith("__reactContainer"),
    ),
  );
}
