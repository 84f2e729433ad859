/**
 * Prints Lighthouse's scores for every kind of page of the built site, on its phone. Not part of the
 * tests, because they depend on the machine. Lighthouse is fetched when it is asked for.
 */
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./find-browser.mjs";
import { PAGE_KINDS } from "./page-kinds.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const PORT = 4323;
const KINDS = ["performance", "accessibility", "best-practices", "seo"];
const FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const pages = process.argv.length > 2 ? process.argv.slice(2) : PAGE_KINDS;
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));

function examine(path, at) {
  const file = join(folder, `${at}.json`);
  const url = `http://localhost:${PORT}${path}`;
  const categories = `--only-categories=${KINDS.join(",")}`;
  const args = [url, "--quiet", categories, "--output=json", `--output-path=${file}`];
  const { status } = spawnSync("npx", ["--yes", LIGHTHOUSE, ...args, `--chrome-flags=${FLAGS}`], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, CHROME_PATH: findBrowser() },
  });
  if (status !== 0) throw new Error(`Lighthouse could not examine ${path}.`);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** The audits that keep a page from the full score. */
function missed({ categories, audits }) {
  const references = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return references
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());
}

const server = spawn(process.execPath, ["scripts/cli.mjs", "preview", "--port", `${PORT}`], {
  cwd: root,
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((done) => server.stdout.once("data", done));
try {
  process.stdout.write(
    "| page | performance | accessibility | best practices | SEO | LCP | shift | blocked |\n",
  );
  process.stdout.write("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |\n");
  for (const [at, path] of pages.entries()) {
    const report = examine(path, at);
    const scores = KINDS.map((kind) => Math.round(report.categories[kind].score * 100));
    const details = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];
    const shown = details.map((id) => report.audits[id].displayValue);
    process.stdout.write(`| ${[`\`${path}\``, ...scores, ...shown].join(" | ")} |\n`);
    for (const audit of missed(report)) process.stderr.write(`  ${path}: ${audit}\n`);
  }
} finally {
  server.kill();
}
