/**
 * Measures the engine on sites of many city pages, beside a plain loop over the same pages.
 *
 *     npm run bench                     67, 1,000 and 10,000 pages
 *     npm run bench -- 100000           as many as you like
 *     npm run bench -- 1000 --runs 5    medians of five runs
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureDev } from "./dev-times.ts";
import { type BenchSite, makeSite } from "./make-site.ts";
import { median, ROOT, runMeasured } from "./run-command.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "3" } },
});
const RUNS = Number(values.runs);
const SIZES = positionals.length > 0 ? positionals.map(Number) : [67, 1000, 10_000];

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}, medians of ${RUNS} runs.`);
print(
  "Whole processes, start included. Pictures are warm; pages are read, checked and rendered.\n",
);
print(
  "| pages | plain loop | check | build | ratio | again, one page changed | dev start | edit to page | edit others show | memory |",
);
print("| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
for (const size of SIZES) print(await benchSize(size));
const empty = await repeated(() => timed(["scripts/cli.mjs", "help"], tmpdir()));
print(`\nThe start of the program alone: ${milliseconds(empty)}.`);

/** One row of the table. */
async function benchSize(size: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `bench-${size}-`));
  try {
    const site = makeSite(ROOT, folder, size);
    const out = join(folder, "out");
    const flags = ["--pages", site.pages, "--media", site.media];
    const buildTo = (out: string) => ["scripts/cli.mjs", "build", ...flags, "--out", out];
    for (const _ of ["warm", "twice, so that one is kept"]) await runMeasured(buildTo(out), folder);
    const plain = await repeated(() => plainLoop(out, folder));
    const check = await repeated(() => timed(["scripts/cli.mjs", "check", ...flags], folder));
    const builds = await series((run) => runMeasured(buildTo(`${out}-${run}`), folder));
    const whole = median(builds.map(({ ms }) => ms));
    const again = await repeated((run) => {
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

async function repeated(run: (number: number) => Promise<number>): Promise<number> {
  return median(await series(run));
}

async function series<Result>(run: (number: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let number = 1; number <= RUNS; number += 1) results.push(await run(number));
  return results;
}

function milliseconds(ms: number): string {
  return `${Math.round(ms).toLocaleString("en-US")} ms`;
}
