/**
 * Tries the package as an agency has it: packed, installed outside the repository, a site made with it, checked, built,
 * opened in a browser, edited, and brought to a later version.
 */
import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { builtinModules } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { chromium, expect, type Page } from "@playwright/test";
import { findBrowser } from "../find-browser.mjs";

const ROOT = resolve(import.meta.dirname, "../..");
const NAME = "@page-engine/engine";
const tsc = join(ROOT, "node_modules/typescript/bin/tsc");
const LATER = "1.0.0-alpha.3";
/** What the package holds, and nothing of the first site. */
const CONTENTS =
  /^(bin|lib|schema|starter|docs|src|tsconfig\.json|package\.json|README\.md|CHANGELOG\.md|NOTICE)(\/|$)/;

const folder = mkdtempSync(join(tmpdir(), "package-"));
const site = join(folder, "site");
const program = join(site, "node_modules", NAME, "bin/page-engine.mjs");
try {
  const tarball = pack(ROOT);
  step("Contents", () => assertContents(tarball));
  step("Install", () => install(tarball));
  step("Init", () => assertInit());
  step("Check", () => assert.match(engine("check"), /no problems/));
  step("API", () => assertApi());
  step("Build", () => assert.match(engine("build"), /pages written/));
  await browse(
    ["preview", "--port", "0"],
    ["/", "/services", "/guides/pictures", "/about", "/news", "/news/how-articles-are-written"],
  );
  await browse(["start", "--port", "0"], ["/", "/services", "/studio", "/_docs/rules"]);
  step("Own parts", () => assertOwnParts());
  await browse(["preview", "--port", "0"], ["/", "/about"], useOwnBlock);
  await browse(["start", "--port", "0"], ["/_blocks/baking-days/1", "/studio"], useOwnBlock);
  step("Update", () => assertUpdate(later(tarball)));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function step(name: string, work: () => void): void {
  const start = performance.now();
  work();
  process.stdout.write(`-- ${name}: ${Math.round(performance.now() - start)} ms\n`);
}

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
}

function engine(...args: string[]): string {
  return run(process.execPath, [program, ...args], site);
}

function pack(project: string, ...flags: string[]): string {
  const args = ["pack", "--silent", "--pack-destination", folder, ...flags];
  const name = run("npm", args, project).trim().split("\n").at(-1) ?? "";
  return join(folder, name);
}

/** Everything that runs is there or is a dependency, and no more than that. */
function assertContents(tarball: string): void {
  const paths = run("tar", ["tzf", tarball], folder).trim().split("\n");
  const inside = paths.map((path) => path.replace(/^package\//, ""));
  assert.deepEqual(
    inside.filter((path) => !CONTENTS.test(path) || /\.test\./.test(path)),
    [],
  );
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
  const known = new Set([...Object.keys(dependencies), ...builtinModules]);
  const lib = join(ROOT, "lib");
  const imported = readdirSync(lib)
    .filter((name) => name.endsWith(".mjs"))
    .flatMap((name) => [
      // A message may have a name after “from” as well.
      ...readFileSync(join(lib, name), "utf8").matchAll(
        /(?:^(?:import|export) [^"\n]*from |^import |\bimport\()"([@a-z][^"]*)"/gm,
      ),
    ])
    .map(([, name = ""]) => name.replace(/^node:/, "").match(/^(@[^/]+\/)?[^/]+/)?.[0] ?? name);
  assert.deepEqual(
    [...new Set(imported)].filter((name) => !known.has(name)),
    [],
  );
}

function install(tarball: string): void {
  mkdirSync(site);
  run("npm", ["init", "-y"], site);
  run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", "--silent", tarball], site);
}

function assertInit(): void {
  engine("init", "--brand", "Nord & South", "--ci");
  const made = readdirSync(site).filter((name) => !/^node_modules|^package/.test(name));
  assert.deepEqual(made, [".github", ".gitignore", ".vscode", "media", "pages", "templates"]);
  const page = join(site, "pages/services/advice.json");
  const { $schema } = JSON.parse(readFileSync(page, "utf8"));
  const schema = schemaOfSite(resolve(dirname(page), $schema));
  assert.match(readFileSync(schema, "utf8"), /routes\.schema\.json#\/definitions\/href/);
  const lists = join(dirname(schema), "routes.schema.json");
  assert.match(readFileSync(lists, "utf8"), /\/services\/advice/);
  assert.deepEqual(
    readdirSync(join(site, "node_modules/.cache")).filter((name) => name !== "page-engine"),
    [],
  );
}

/** The schema that the one of the package leads on to, as editors follow it. */
function schemaOfSite(file: string): string {
  const { $ref } = JSON.parse(readFileSync(file, "utf8"));
  return resolve(dirname(file), $ref);
}

/** A block, a rule, providers and a file of the theme beside the pages: all that an agency makes without a fork. */
function assertOwnParts(): void {
  cpSync(join(ROOT, "e2e/fixtures/own-parts"), site, { recursive: true });
  const days = [
    { day: "Monday", hours: "7 to 6" },
    { day: "Sunday", hours: "8 to 1" },
  ];
  const about = join(site, "pages/about.json");
  const page = JSON.parse(readFileSync(about, "utf8"));
  const blocks = [...page.blocks, { type: "baking-days", title: "When we bake", days }];
  const title = "About this site!";
  writeFileSync(about, JSON.stringify({ ...page, title, blocks }, null, 2));
  const file = join(site, "pages/_site.json");
  const box = "https://box.example.com/form";
  const leadForm = { provider: "post-box", title: "Write to us", box };
  const written = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...written, leadForm }, null, 2));
  const { issues } = JSON.parse(report("check", "--format", "json"));
  assert.deepEqual(
    issues.map(({ rule, file, help }: Record<string, string>) => [rule, file, help]),
    [["title-shouts", "pages/about.json", "rules/title-shouts/rule.ts"]],
  );
  const schemas = join(site, "node_modules/.cache/page-engine/schema");
  assert.match(readFileSync(join(schemas, "page.schema.json"), "utf8"), /BakingDaysBlock/);
  report("build");
  assert.match(readFileSync(join(site, "dist/contact/page.json"), "utf8"), new RegExp(box));
  assert.match(
    readFileSync(join(site, "dist/_headers"), "utf8"),
    /frame-src[^;]*box\.example\.com/,
  );
  const types = join(ROOT, "node_modules/@types");
  const flags = ["--strict", "--module", "esnext", "--moduleResolution", "bundler", "--noEmit"];
  const settings = ["--allowImportingTsExtensions", "--jsx", "react-jsx", "--skipLibCheck"];
  const sources = ["theme/blocks/baking-days/block.ts", "providers/forms/post-box/provider.ts"];
  run(
    process.execPath,
    [tsc, ...flags, ...settings, "--typeRoots", types, "--types", "node", ...sources],
    site,
  );
}

/** What a command prints when it finds something. */
function report(...args: string[]): string {
  const { stdout, status } = spawnSync(process.execPath, [program, ...args], {
    cwd: site,
    encoding: "utf8",
  });
  assert.ok(status === 0 || status === 1, stdout);
  return stdout;
}

/** What lives in a block of the site's own, once React has taken over. */
async function useOwnBlock(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/about`);
  await page.getByText("2 days a week").waitFor();
  assert.equal(await page.getByText("8 to 1").isVisible(), false);
  const button = page.getByRole("button", { name: "All days" });
  await expect(async () => {
    await button.click();
    assert.equal(await button.getAttribute("aria-expanded"), "true");
  }).toPass({ timeout: 60_000 });
  assert.equal(await page.getByText("8 to 1").isVisible(), true);
  assert.ok(await page.locator("[data-own-button]").first().isVisible());
}

/** The public API runs, and its types say so. */
function assertApi(): void {
  const program = `
import { buildSite, checkSite, type Report } from "${NAME}";
const report: Report = await checkSite({ pages: "pages", media: "media", release: true });
const { pages, issues, ms } = await buildSite({ pages: "pages", media: "media", out: "api-out" });
const wrong: string[] = [...report.issues, ...issues].map((issue) => issue.rule);
console.log(JSON.stringify([wrong, pages > 10, typeof ms, report.summary.errors]));
`;
  writeFileSync(join(site, "program.mts"), program);
  const flags = ["--strict", "--target", "es2023", "--module", "nodenext", "--types", "node"];
  const types = ["--typeRoots", join(ROOT, "node_modules/@types")];
  run(process.execPath, [tsc, ...flags, ...types, "program.mts"], site);
  const printed = run(process.execPath, ["program.mjs"], site);
  // The address of the site and its hours are made up until somebody writes the real ones.
  const madeUp = ["placeholder", "placeholder"];
  assert.deepEqual(JSON.parse(printed), [madeUp, true, "number", madeUp.length]);
}

/** Opens addresses of a server, without an error in the browser. */
async function browse(
  command: string[],
  paths: string[],
  use?: (page: Page, address: string) => Promise<void>,
): Promise<void> {
  const server = spawn(process.execPath, [program, ...command], { cwd: site });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    const address = await addressOf(server);
    const page = await browser.newPage();
    const wrong: string[] = [];
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") wrong.push(message.text());
    });
    for (const path of paths) {
      const answer = await page.goto(address + path, { timeout: 120_000 });
      assert.equal(answer?.status(), 200, path);
      await page.waitForFunction(() => document.body.innerText.trim() !== "");
    }
    await use?.(page, address);
    assert.deepEqual(wrong, []);
    process.stdout.write(`-- Opened: ${command[0]} ${paths.join(" ")}\n`);
  } finally {
    await browser.close();
    server.kill();
    await once(server, "exit");
  }
}

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const piece of server.stdout ?? []) {
    const address = /http:\/\/localhost:\d+/.exec(String(piece))?.[0];
    if (address) return address;
  }
  throw new Error("The server has ended.");
}

/** The same package under a later version. */
function later(tarball: string): string {
  const unpacked = join(folder, "later");
  mkdirSync(unpacked);
  run("tar", ["xzf", tarball, "-C", unpacked], folder);
  const file = join(unpacked, "package/package.json");
  const manifest = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, JSON.stringify({ ...manifest, version: LATER }));
  return pack(join(unpacked, "package"), "--ignore-scripts");
}

/** A site whose files say an older version is shown what would change, and then changed whole. */
function assertUpdate(tarball: string): void {
  const file = join(site, "pages/about.json");
  const before = readFileSync(file, "utf8").replace(
    /\{\s*"type": "shared",\s*"name": "next-step"\s*\}|\{\s*"use": "next-step"\s*\}/,
    '{ "type": "shared", "name": "next-step" }',
  );
  writeFileSync(file, before);
  const note = join(site, "pages/_site.json");
  writeFileSync(
    note,
    readFileSync(note, "utf8").replace(/("version": )"[^"]+"/, '$1"1.0.0-alpha.1"'),
  );
  assert.match(
    engine("update", tarball, "--dry-run"),
    /pages\/about\.json[\s\S]*"use": "next-step"/,
  );
  assert.equal(readFileSync(file, "utf8"), before);
  engine("update", tarball);
  const after = before.replace(
    '{ "type": "shared", "name": "next-step" }',
    '{ "use": "next-step" }',
  );
  assert.equal(readFileSync(file, "utf8"), after);
  assert.ok(readFileSync(note, "utf8").includes(`"version": "${LATER}"`));
  const installed = join(site, "node_modules", NAME, "package.json");
  assert.equal(JSON.parse(readFileSync(installed, "utf8")).version, LATER);
  assert.match(engine("update"), /already/);
}
