/** A large site whole and in parts, many builds at once, and many requests at once: more than `npm test` has time for. */
import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type BenchSite, makeSite } from "../../bench/make-site.ts";
import { ROOT } from "../../bench/run-command.ts";
import { buildInParts } from "../../e2e/support/build-in-parts.ts";
import { runCli } from "../../e2e/support/run-cli.ts";
import { treeOf } from "../../e2e/support/trees.ts";

const PAGES = 5000;
const PARTS = 4;
const BUILDS = 8;
const CONNECTIONS = 50;
const REQUESTS = 20_000;
const EDITS = 20;
/** How often a saved page is asked for, and with how many milliseconds between, until it counts as lost. */
const PATIENCE = 1200;
const POLL = 100;

const folder = mkdtempSync(join(tmpdir(), "load-"));
process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
const out = join(folder, "whole");
const site = makeSite(ROOT, join(folder, "site"), PAGES);
const flags = ["--pages", site.pages, "--media", site.media];

await step(`${PAGES} pages in ${PARTS} parts are what they are in one`, inParts);
await step(`${BUILDS} builds at once leave what one leaves`, buildsAtOnce);
await step(`the preview answers ${REQUESTS} requests of ${CONNECTIONS} visitors`, previewLoad);
await step(`the development server answers while ${EDITS} pages are saved`, devLoad);

async function step(name: string, run: () => Promise<void>): Promise<void> {
  process.stdout.write(`-- ${name}\n`);
  await run();
}

async function command(...args: string[]): Promise<void> {
  const { status, stdout, stderr } = await runCli(args);
  assert.equal(status, 0, `${args.join(" ")}\n${stdout.slice(-2000)}${stderr.slice(-2000)}`);
}

async function inParts(): Promise<void> {
  await command("check", ...flags);
  await command("build", ...flags, "--out", out);
  const { parts, results } = await buildInParts({ folder, count: PARTS, flags });
  for (const { status, stderr } of results) assert.equal(status, 0, stderr);
  const merged = join(folder, "merged");
  await command("merge", ...flags, ...parts, "--out", merged);
  assert.deepEqual(treeOf(merged), treeOf(out));
}

async function buildsAtOnce(): Promise<void> {
  const bakery = join(folder, "bakery");
  cpSync("e2e/fixtures/bakery", bakery, { recursive: true });
  const build = () =>
    command("build", "--pages", join(bakery, "pages"), "--out", join(bakery, "out"));
  await build();
  const alone = treeOf(join(bakery, "out"));
  await Promise.all(Array.from({ length: BUILDS }, build));
  assert.deepEqual(treeOf(join(bakery, "out")), alone);
  assert.deepEqual(readdirSync(bakery).sort(), ["media", "out", "pages"]);
}

async function previewLoad(): Promise<void> {
  const files = Object.keys(treeOf(out)).filter((path) => /^assets\/|\/page\.json$/.test(path));
  const paths = [...pathsOfPages(), ...files.map((path) => `/${path}`)];
  await withServer(["preview", "--out", out], async (port) => {
    await requestAll(port, paths, REQUESTS);
  });
}

async function devLoad(): Promise<void> {
  const paths = pathsOfPages().slice(0, 500);
  await withServer(["start", ...flags], async (port) => {
    const requests = requestAll(port, paths, REQUESTS / 20);
    for (let edit = 1; edit <= EDITS; edit += 1)
      await save(site, `Saved for the ${edit}th time`, port);
    await requests;
  });
}

function pathsOfPages(): string[] {
  const sitemap = readFileSync(join(out, "sitemap.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path || "/",
  );
}

/** Saves a page, and waits until it is shown. */
async function save({ city }: BenchSite, words: string, port: number): Promise<void> {
  const page = JSON.parse(readFileSync(city, "utf8"));
  writeFileSync(city, JSON.stringify({ ...page, description: words }));
  for (let patience = PATIENCE; patience > 0; patience -= 1) {
    const { body } = await request(port, "/locations/state-00001/city-1");
    if (body.includes(words)) return;
    await setTimeout(POLL);
  }
  assert.fail(`The development server does not show what was saved: ${words}`);
}

/** Starts a server on a free port, and ends it after the work. It may not end before. */
async function withServer(args: string[], work: (port: number) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, ["scripts/cli.mjs", ...args, "--port", "0"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    await work(await portOf(server));
    assert.equal(server.exitCode, null);
  } finally {
    server.kill();
  }
}

function portOf(server: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    server.once("exit", (status) => fail(new Error(`The server has ended with ${status}.`)));
    server.stdout?.on("data", (piece) => {
      const port = /http:\/\/localhost:(\d+)/.exec(String(piece))?.[1];
      if (port !== undefined) done(Number(port));
    });
  });
}

/** Asks for paths in turn, over many connections; every answer has to be whole. */
async function requestAll(port: number, paths: string[], count: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let next = 0;
  const visit = async () => {
    for (let at = next++; at < count; at = next++) {
      const path = paths[at % paths.length] ?? "/";
      const { status, body } = await request(port, path, agent);
      assert.equal(status, 200, path);
      assert.notEqual(body.length, 0, path);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visit));
  agent.destroy();
}

function request(
  port: number,
  path: string,
  agent?: Agent,
): Promise<{ status?: number; body: string }> {
  return new Promise((done, fail) => {
    get({ host: "127.0.0.1", port, path, agent }, async (response) => {
      const pieces = await response.toArray();
      done({ status: response.statusCode, body: Buffer.concat(pieces).toString("utf8") });
    }).on("error", fail);
  });
}
