/** Gets a browser for the tests: an installed one, else Playwright's download, else Debian's package. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.mjs";

const playwright = resolve(
  fileURLToPath(import.meta.url),
  "../../node_modules/@playwright/test/cli.js",
);

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function get() {
  if (findBrowser() ?? existsSync(chromium.executablePath())) return true;
  if (succeeds(process.execPath, [playwright, "install", "chromium"])) return true;
  if (process.getuid?.() !== 0) return false;
  return (
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", "chromium"])
  );
}

if (!get()) {
  process.stderr.write(
    "No browser could be had. Install Chrome or Chromium, or name one with CHROME_PATH.\n",
  );
  process.exit(1);
}
