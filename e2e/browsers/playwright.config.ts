import { defineConfig } from "@playwright/test";
import { availableBrowsers } from "./available.ts";

const PORT = 4325;

export default defineConfig({
  testDir: "scenarios",
  testMatch: "*.scenario.ts",
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  workers: 1,
  // Only to end what hangs: a busy machine is no fault of the code.
  timeout: 180_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  reporter: process.env.CI ? "dot" : "list",
  outputDir: "../../test-results/browsers",
  use: { baseURL: `http://localhost:${PORT}` },
  projects: [...availableBrowsers().keys()].map((name) => ({ name })),
  webServer: {
    command: `node scripts/cli.mjs preview --port ${PORT}`,
    cwd: "../..",
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
