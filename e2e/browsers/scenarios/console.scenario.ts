import { expect } from "@playwright/test";
import { test } from "../test.ts";

const BAD = [
  ["a message of a script", "heard: a message", () => console.error("heard: a message")],
  [
    "an error that nobody catches",
    "heard: an error",
    () =>
      void setTimeout(() => {
        throw new Error("heard: an error");
      }),
  ],
  [
    "what the security policy refuses",
    "elsewhere.example",
    () => void fetch("https://elsewhere.example/").catch(() => undefined),
  ],
] as const;

for (const [name, part, act] of BAD)
  test(`the tests hear ${name}`, async ({ driver, baseURL }) => {
    await driver.open(`${baseURL}/about`);
    await driver.run(act, undefined);
    const heard: string[] = [];
    await expect
      .poll(() => {
        heard.push(...driver.takeMessages());
        return heard.join("\n");
      })
      .toContain(part);
  });
