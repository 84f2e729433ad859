import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { overflow } from "./support/overflow.ts";

const PORTS: Record<string, number> = { desktop: 4321, phone: 4322 };
const EXAMPLES = readdirSync("src/theme/blocks", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    (JSON.parse(readFileSync(`src/theme/blocks/${name}/example.json`, "utf8")) as unknown[]).map(
      (_, at) => `${name}/${at + 1}`,
    ),
  );

test.describe("block gallery", () => {
  test.describe.configure({ mode: "default" });
  let server: ChildProcess;
  let address: string;

  test.beforeAll(async () => {
    address = `http://localhost:${PORTS[test.info().project.name]}`;
    server = spawn(process.execPath, ["scripts/cli.mjs", "start", "--port", new URL(address).port]);
    await new Promise<void>((ready) => {
      server.stdout?.on("data", (piece) => String(piece).includes(address) && ready());
    });
  });

  test.afterAll(() => {
    server.kill();
  });

  test("shows every block in every variant", async ({ page }) => {
    await page.goto(`${address}/_blocks`);
    await expect(page.locator("h3")).toHaveCount(EXAMPLES.length);
    await expect(page.locator("iframe")).toHaveCount(3 * EXAMPLES.length);
  });

  // In one window, which loads what all of them need once.
  test("each keeps within the window, and is accessible", async ({ page }, { project }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const example of EXAMPLES)
      await test.step(example, async () => {
        await page.goto(`${address}/_blocks/${example}`);
        await expect(page.locator("main")).toBeVisible();
        expect(await overflow(page), example).toBe(0);
        // Names, roles and colors are the same on a phone.
        if (project.name === "desktop")
          await expectAccessible(page, ["page-has-heading-one", "heading-order"]);
      });
  });
});
