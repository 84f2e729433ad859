/** Measures how long a keystroke in the studio takes to show in the page, on a page of 50 blocks. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.mjs";

const ADDRESS = "http://localhost:4324";
const folder = mkdtempSync(join(tmpdir(), "bench-studio-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
for (const name of ["pages", "media"]) cpSync(name, join(folder, name), { recursive: true });
const file = join(folder, "pages/locations/texas/houston.json");
const page = JSON.parse(readFileSync(file, "utf8"));
const [hero, ...rest] = page.blocks;
const blocks = [hero, ...Array.from({ length: 49 }, (_, at) => rest[at % rest.length])];
writeFileSync(file, JSON.stringify({ ...page, blocks }, null, 2));

const flags = [
  "--pages",
  join(folder, "pages"),
  "--media",
  join(folder, "media"),
  "--port",
  "4324",
];
const server = spawn(process.execPath, ["scripts/cli.mjs", "start", ...flags]);
await new Promise((ready) => server.stdout.on("data", (text) => /studio/.test(text) && ready()));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
await tab.goto(`${ADDRESS}/studio#locations/texas/houston.json`);
await tab.frameLocator("iframe").locator("h1").click();
await tab.evaluate(() => {
  window.times = [];
  addEventListener("input", () => (window.pressed = performance.now()), { capture: true });
  addEventListener("message", ({ data }) => {
    const { pressed } = window;
    if (data.kind === "shown" && pressed)
      requestAnimationFrame(() => window.times.push(performance.now() - pressed));
  });
});
await tab.getByLabel("Eyebrow").click();
await tab.keyboard.type("A keystroke shows at once in the page beside it", { delay: 250 });
const times = (await tab.evaluate(() => window.times)).sort((a, b) => a - b);
const at = (share) => Math.round(times[Math.floor((times.length - 1) * share)]);
process.stdout.write(
  `${times.length} keystrokes: median ${at(0.5)} ms, 95% within ${at(0.95)} ms\n`,
);
await browser.close();
server.kill();
