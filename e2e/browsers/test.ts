import { writeFileSync } from "node:fs";
import { test as base, expect } from "@playwright/test";
import { availableBrowsers } from "./available.ts";
import type { Driver } from "./driver.ts";
import { Visitor } from "./visitor.ts";

/** Milliseconds after which the last messages of a page have arrived. */
const SETTLE = 200;

/** A scenario: it is given a visitor, and fails when the console said anything while it ran. */
export const test = base.extend<{ visitor: Visitor }, { driver: Driver }>({
  driver: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright tells by the pattern what a fixture needs.
    async ({}, use, { project }) => {
      const open = availableBrowsers().get(project.name);
      if (!open) throw new Error(`${project.name} is not installed.`);
      const driver = await open();
      await use(driver);
      await driver.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  visitor: async ({ driver, baseURL }, use, testInfo) => {
    await driver.resize(1440, 900);
    await use(new Visitor(driver, String(baseURL)));
    if (testInfo.status !== testInfo.expectedStatus)
      writeFileSync(testInfo.outputPath("screen.png"), await driver.screenshot());
    await driver.run((pause) => new Promise((done) => setTimeout(done, pause)), SETTLE);
    const messages = driver.takeMessages();
    await driver.open("about:blank");
    expect(messages, "messages on the console").toEqual([]);
  },
});
