/** Runs the scenarios of e2e/browsers in Firefox and WebKitGTK, against the built site. As root on Debian both are installed. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findFirefox, findWebKit } from "./find-other-browsers.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const BROWSERS = [
  { name: "Firefox", find: findFirefox, packages: ["firefox-esr"] },
  {
    name: "WebKitGTK",
    find: findWebKit,
    packages: [
      "webkit2gtk-driver",
      "xvfb",
      "gjs",
      "gir1.2-webkit2-4.1",
      "gstreamer1.0-plugins-good",
    ],
  },
];

function succeeds(command, args) {
  return spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;
}

function get({ find, packages }) {
  if (find()) return true;
  if (process.getuid?.() !== 0) return false;
  return (
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", ...packages]) &&
    Boolean(find())
  );
}

const missing = BROWSERS.filter((browser) => !get(browser));
for (const { name, packages } of missing)
  process.stderr.write(
    `${name} could not be had, so the site is not tried in it. On Debian, install ${packages.join(", ")}.\n`,
  );
const passed = succeeds(process.execPath, [
  resolve(root, "node_modules/@playwright/test/cli.js"),
  "test",
  "--config",
  "e2e/browsers/playwright.config.ts",
  ...process.argv.slice(2),
]);
process.exit(passed && missing.length === 0 ? 0 : 1);
