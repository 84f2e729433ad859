/**
 * Prints Lighthouse's scores for every kind of page of the built site, on its phone. With `--plain 9` it prints instead what
 * scripts cost: medians of nine visits of each page, in turn with those of a copy of the site without scripts. Not part
 * of the tests, because they depend on the machine. Lighthouse is fetched when it is asked for, with the Node that it needs.
 *
 *     npm run lighthouse -- --plain 9 / /contact
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { namesBelow } from "./compile.mjs";
import { findBrowser } from "./find-browser.mjs";
import { PAGE_KINDS } from "./page-kinds.mjs";

const LIGHTHOUSE = ["lighthouse@13.5.0", "node@24.21.0"];
const PORT = 4323;
const PLAIN_PORT = 4325;
const KINDS = ["performance", "accessibility", "best-practices", "seo"];
/** Now and then Chromium loses the beginning of a trace, and Lighthouse asks to be run again. */
const ATTEMPTS = 3;
const FLAGS = "--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const { values, positionals } = parseArgs({
  options: { plain: { type: "string" } },
  allowPositionals: true,
});
const pages = positionals.length > 0 ? positionals : PAGE_KINDS;
const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const servers = [];
try {
  if (values.plain === undefined) await printScores();
  else await printCostOfScripts(Number(values.plain));
} finally {
  for (const server of servers) server.kill();
}

async function printScores() {
  await serve("dist", PORT);
  print(
    "page",
    ...["performance", "accessibility", "best practices", "SEO", "LCP", "shift", "blocked"],
  );
  print("---", ...Array(7).fill("---:"));
  for (const path of pages) {
    const report = examine(path, PORT);
    const scores = KINDS.map((kind) => Math.round(report.categories[kind].score * 100));
    const details = ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"];
    print(`\`${path}\``, ...scores, ...details.map((id) => report.audits[id].displayValue));
    for (const audit of missed(report)) process.stderr.write(`  ${path}: ${audit}\n`);
  }
}

async function printCostOfScripts(visits) {
  await serve("dist", PORT);
  await serve(copyWithoutScripts(), PLAIN_PORT);
  const paints = ["first-contentful-paint", "largest-contentful-paint"];
  print("page", "first paint", "without scripts", "ratio", "largest", "without scripts", "ratio");
  print("---", ...Array(6).fill("---:"));
  for (const path of pages) {
    const reports = { [PORT]: [], [PLAIN_PORT]: [] };
    for (let visit = 0; visit < visits; visit += 1)
      for (const port of [PORT, PLAIN_PORT]) reports[port].push(examine(path, port));
    const columns = paints.flatMap((id) => {
      const [own, plain] = [PORT, PLAIN_PORT].map((port) =>
        median(reports[port].map(({ audits }) => audits[id].numericValue)),
      );
      return [`${Math.round(own)} ms`, `${Math.round(plain)} ms`, (own / plain).toFixed(3)];
    });
    print(`\`${path}\``, ...columns);
  }
}

/** The built site as it would be without any script. */
function copyWithoutScripts() {
  const copy = join(folder, "plain");
  cpSync(join(root, "dist"), copy, { recursive: true });
  const script = /<script(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs;
  for (const name of namesBelow(copy).filter((name) => name.endsWith(".html"))) {
    const file = join(copy, name);
    const html = readFileSync(file, "utf8").replace(script, "");
    writeFileSync(file, html);
    writeFileSync(`${file}.br`, brotliCompressSync(html));
    writeFileSync(`${file}.gz`, gzipSync(html));
  }
  return copy;
}

async function serve(out, port) {
  const args = ["scripts/cli.mjs", "preview", "--out", out, "--port", `${port}`];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  servers.push(server);
  await new Promise((done) => server.stdout.once("data", done));
}

function examine(path, port) {
  const file = join(folder, "report.json");
  const url = `http://localhost:${port}${path}`;
  const categories = `--only-categories=${KINDS.join(",")}`;
  const args = [url, "--quiet", categories, "--output=json", `--output-path=${file}`];
  const packages = LIGHTHOUSE.flatMap((name) => ["--package", name]);
  const command = ["--yes", ...packages, "--", "lighthouse", ...args, `--chrome-flags=${FLAGS}`];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const { status } = spawnSync("npx", command, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      // Npm would say that this Node is too old, which is not the one that runs it.
      env: { ...process.env, CHROME_PATH: findBrowser(), npm_config_loglevel: "error" },
    });
    if (status === 0) return JSON.parse(readFileSync(file, "utf8"));
  }
  throw new Error(`Lighthouse could not examine ${path}.`);
}

/** The audits that keep a page from the full score. */
function missed({ categories, audits }) {
  const references = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  return references
    .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 0.9)
    .map(({ id }) => `${id} ${audits[id].displayValue ?? ""}`.trim());
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}

function print(...columns) {
  process.stdout.write(`| ${columns.join(" | ")} |\n`);
}
