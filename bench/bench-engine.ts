import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureDev } from "./dev-times.ts";
import { type BenchSite, makeSite } from "./make-site.ts";
import { median, ROOT, runMeasured } from "./run-command.ts";

/** How many pages sites have, and how often each is measured. */
export interface BenchPlan {
  sizes: number[];
  runs: number;
}

/** Prints a table of the engine's times, beside a plain loop over what it has written. */
export async function benchEngine({ sizes, runs }: BenchPlan): Promise<void> {
  print(
    "Whole processes, start included. Pictures are warm; pages are read, checked and rendered.\n",
  );
  print(
    "| pages | plain loop | check | build | ratio | again, one page changed | dev start | edit to page | edit others show | memory |",
  );
  print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
  for (const size of sizes) print(await benchSize(size, runs));
  const empty = await repeated(runs, () => timed(["scripts/cli.mjs", "help"], tmpdir()));
  print(`\nThe start of the program alone: ${milliseconds(empty)}.`);
}

/** One row of the table. */
async function benchSize(size: number, runs: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${size}-`));
  try {
    const site = makeSite(ROOT, folder, size);
    const out = join(folder, "out");
    const flags = ["--pages", site.pages, "--media", site.media];
    const buildTo = (out: string) => ["scripts/cli.mjs", "build", ...flags, "--out", out];
    for (const _ of ["warm", "twice, so that one is kept"]) await runMeasured(buildTo(out), folder);
    const plain = await repeated(runs, () => plainLoop(out, folder));
    const check = await repeated(runs, () => timed(["scripts/cli.mjs", "check", ...flags], folder));
    const builds = await series(runs, (run) => runMeasured(buildTo(`${out}-${run}`), folder));
    const whole = median(builds.map(({ ms }) => ms));
    const again = await repeated(runs, (run) => {
      changeCity(site, run);
      return timed(buildTo(out), folder);
    });
    const dev = await measureDev(site);
    const memory = median(builds.map(({ megabytes }) => megabytes));
    const times = [plain, check, whole].map(milliseconds);
    const rest = [again, dev.start, dev.edit, dev.shown].map(milliseconds);
    return `| ${[size, ...times, (whole / plain).toFixed(2), ...rest, `${Math.round(memory)} MB`].join(" | ")} |`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function plainLoop(out: string, folder: string): Promise<number> {
  const target = join(folder, "plain");
  rmSync(target, { recursive: true, force: true });
  return timed(["--import", "tsx", "bench/plain-loop.ts", out, renderer(), target], folder);
}

/** The components as the last build has compiled them. */
function renderer(): string {
  const bundles = join(ROOT, "node_modules/.cache/page-engine/bundle");
  const newest = readdirSync(bundles)
    .map((name) => join(bundles, name, "server/entry-server.js"))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  return newest ?? "";
}

function changeCity({ city }: BenchSite, run: number): void {
  const text = readFileSync(city, "utf8");
  writeFileSync(
    city,
    text.replace(/"description": "(Change \d+ )?/, `"description": "Change ${run} `),
  );
}

async function timed(args: string[], folder: string): Promise<number> {
  return (await runMeasured(args, folder)).ms;
}

async function repeated(runs: number, run: (number: number) => Promise<number>): Promise<number> {
  return median(await series(runs, run));
}

async function series<Result>(
  runs: number,
  run: (number: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let number = 1; number <= runs; number += 1) results.push(await run(number));
  return results;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

function milliseconds(ms: number): string {
  return `${Math.round(ms).toLocaleString("en-US")} ms`;
}
