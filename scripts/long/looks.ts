/**
 * Draws 200 brands over every block in every look and lets axe measure what can be read: a site with all blocks is built in
 * each look, and its colors are put in place of those that it was built with.
 */
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import axe from "axe-core";
import { siteFiles } from "../../src/cli/init/site-files.ts";
import type { LookName } from "../../src/engine/model/theme-file.ts";
import { createRandom } from "../../src/testing/random.ts";
import { lookOf } from "../../src/theme/tokens/look.ts";
import { LOOKS } from "../../src/theme/tokens/looks/looks.ts";
import { findBrowser } from "../find-browser.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const PORT = 4390;
const BRANDS = Number(process.env.BRANDS ?? 200);
/** Pages of the starter that have every block between them. */
const PAGES = [
  "/",
  "/about",
  "/contact",
  "/services/care",
  "/guides/pictures",
  "/areas",
  "/areas/north",
  "/news",
  "/nowhere",
];

const random = createRandom(2026);
const anyColor = () => `#${random.below(0x1000000).toString(16).padStart(6, "0")}`;
const brands = Array.from({ length: BRANDS }, (_, at) => ({
  brand: anyColor(),
  ...(at % 2 === 0 && { accent: anyColor() }),
}));

const folder = mkdtempSync(join(tmpdir(), "looks-"));
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
});
try {
  for (const look of Object.keys(LOOKS) as LookName[]) {
    for (const ground of ["dark", "light"] as const) await tryLook(browser, look, ground);
  }
} finally {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
}

async function tryLook(browser: Browser, look: LookName, ground: "dark" | "light"): Promise<void> {
  const out = build(look, ground);
  const server = spawn(process.execPath, [cli(), "preview", "--out", out, "--port", `${PORT}`]);
  await once(server.stdout, "data");
  try {
    for (const path of PAGES) await tryPage(browser, path, { look, ground });
  } finally {
    await end(server);
  }
  process.stdout.write(`${look}, ${ground}: ${BRANDS} brands on ${PAGES.length} pages\n`);
}

async function tryPage(
  browser: Browser,
  path: string,
  theme: { look: LookName; ground: "dark" | "light" },
): Promise<void> {
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: "reduce" });
  const page = await context.newPage();
  await page.goto(`http://localhost:${PORT}${path}`);
  await page.evaluate(axe.source);
  await page.evaluate(openEverything);
  for (const colors of brands) {
    const { tokens } = await lookOf({ ...theme, colors });
    const found = await contrastFaults(page, tokens);
    assert.deepEqual(found, [], `${JSON.stringify({ ...theme, colors })} on ${path}`);
  }
  await context.close();
}

/** What axe says of the page with other tokens. */
function contrastFaults(page: Page, tokens: string): Promise<string[]> {
  return page.evaluate(async (css) => {
    const style = document.getElementById("brand") ?? document.createElement("style");
    style.id = "brand";
    // The tokens of the site stand in its style sheet, which this one follows.
    style.textContent = css;
    document.head.append(style);
    const only = { runOnly: { type: "rule" as const, values: ["color-contrast"] } };
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(only);
    return violations.flatMap(({ nodes }) =>
      nodes.map(({ html, any }) => `${html.slice(0, 120)}: ${any[0]?.message}`),
    );
  }, tokens);
}

function openEverything(): void {
  for (const details of document.querySelectorAll("main details")) {
    details.removeAttribute("name");
    details.setAttribute("open", "");
  }
  for (const animation of document.getAnimations()) animation.finish();
}

/** Builds the starter with every block. */
function build(look: LookName, ground: "dark" | "light"): string {
  const site = join(folder, `${look}-${ground}`);
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const names = { brand: "Harbour & Pine", language: "en-US", version, schemaFolder: "schema" };
  for (const [path, content] of siteFiles(join(ROOT, "starter/full"), { ...names, ci: false })) {
    mkdirSync(join(site, path, ".."), { recursive: true });
    writeFileSync(join(site, path), content);
  }
  writeFileSync(join(site, "pages/_theme.json"), JSON.stringify({ look, ground }));
  const out = join(site, "dist");
  const folders = ["--pages", join(site, "pages"), "--media", join(site, "media"), "--out", out];
  const { status, stdout } = spawnSync(process.execPath, [cli(), "build", ...folders], {
    encoding: "utf8",
  });
  assert.equal(status, 0, stdout);
  return out;
}

function cli(): string {
  return join(ROOT, "scripts/cli.mjs");
}

async function end(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, "exit");
}
