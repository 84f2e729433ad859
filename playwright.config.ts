import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/find-browser.mjs";
import { openRunFolder } from "./src/testing/run-folder.ts";

// Before the web server and the workers start, which take the folder over.
openRunFolder();

const PORT = 4319;
const QUIET = [
  "--no-sandbox",
  "--disable-dev-shm-usage",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// What is tagged @long is run by `npm run test:long -- builds`, which has the time.
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // What passes the second time only is listed as flaky at the end of the run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // Only to end what hangs: a busy machine is no fault of the code.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? "dot" : "list",
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: findBrowser(), args: QUIET },
    // Tracing what passes costs a fifth of the time.
    trace: process.env.CI ? "on-first-retry" : "retain-on-failure",
  },
  projects: [
    {
      name: "desktop",
      grepInvert: process.env.LONG_TESTS ? /@phone/ : /@phone|@long/,
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      grepInvert: /@wide|@once/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `node scripts/cli.mjs preview --port ${PORT}`,
    url: `http://localhost:${PORT}/`,
    reuseExistingServer: false,
  },
});
