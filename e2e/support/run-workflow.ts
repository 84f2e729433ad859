import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { parse } from "yaml";
import { runCli } from "./run-cli.ts";

/** One step of a job. */
interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string | boolean>;
}

interface Job {
  needs?: string;
  strategy?: { matrix: { part: number[] } };
  steps: Step[];
}

/** A workflow as GitHub Actions reads it, as far as it is used here. */
interface Workflow {
  env: Record<string, string>;
  jobs: Record<string, Job>;
}

/** The workflow in a text: what is indented from the line of `env:` on. */
export function workflowIn(markdown: string): Workflow {
  const lines = markdown.split("\n");
  const start = lines.indexOf("    env:");
  const length = lines.slice(start).findIndex((line) => line !== "" && !line.startsWith("    "));
  return parse(lines.slice(start, start + length).join("\n"));
}

/** What runs share, as GitHub keeps it. */
export interface RunnerOptions {
  /** Takes a folder for every job, and what is kept between them. */
  folder: string;
  /** The site that is checked out. */
  site: string;
  /** Number of the run. */
  run: number;
}

/** Runs the jobs of a workflow, each in an empty folder with a cache of its own; gives the folder of the last one. */
export async function runWorkflow(
  { env, jobs }: Workflow,
  { folder, site, run }: RunnerOptions,
): Promise<string> {
  const artifacts = join(folder, `artifacts-${run}`);
  let last = "";
  for (const [name, { strategy, steps }] of Object.entries(jobs))
    for (const part of strategy?.matrix.part ?? [0]) {
      last = join(folder, `run-${run}`, `${name}-${part}`);
      mkdirSync(last, { recursive: true });
      const filled = fill(steps, { "matrix.part": `${part}`, "github.run_id": `${run}` });
      const runner = { cwd: last, env, site, artifacts, caches: join(folder, "caches") };
      for (const step of filled) await runStep(step, runner);
      for (const step of filled) if (step.uses === "actions/cache@v4") save(step, runner);
    }
  return last;
}

interface Runner {
  cwd: string;
  env: Record<string, string>;
  site: string;
  artifacts: string;
  caches: string;
}

async function runStep({ uses, run, with: given = {} }: Step, runner: Runner): Promise<void> {
  const { cwd, site, artifacts, caches } = runner;
  const at = (path: unknown) => join(cwd, String(path ?? ""));
  switch (uses) {
    case undefined:
      return runCommand(run ?? "", runner);
    case "actions/checkout@v4":
      return cpSync(site, cwd, { recursive: true });
    case "actions/cache@v4":
    case "actions/cache/restore@v4": {
      const kept = newest(caches, `${given["restore-keys"]}`);
      if (kept) cpSync(join(caches, kept), cwd, { recursive: true });
      return;
    }
    case "actions/upload-artifact@v4":
      return cpSync(at(given.path), join(artifacts, `${given.name}`), { recursive: true });
    case "actions/download-artifact@v4": {
      const beginning = `${given.pattern}`.replace("*", "");
      for (const name of readdirSync(artifacts).filter((one) => one.startsWith(beginning))) {
        const into = given["merge-multiple"] ? at(given.path) : join(at(given.path), name);
        cpSync(join(artifacts, name), into, { recursive: true });
      }
      return;
    }
    default:
      throw new Error(`Nobody knows what ${uses} does.`);
  }
}

/** The packages are those of this repository. */
async function runCommand(line: string, { cwd, env }: Runner): Promise<void> {
  const [, command = "", rest = ""] = /^npm ci && npm run (\w+) -- (.*)$/.exec(line) ?? [];
  const args = [command, ...rest.split(" ")];
  const { status, stdout, stderr } = await runCli(args, env, cwd);
  if (status !== 0) throw new Error(`${line}\n${stdout}${stderr}`);
}

function save({ with: given = {} }: Step, { cwd, caches }: Runner): void {
  for (const path of `${given.path}`.split("\n"))
    if (existsSync(join(cwd, path)))
      cpSync(join(cwd, path), join(caches, `${given.key}`, basename(path)), { recursive: true });
}

function newest(caches: string, beginning: string): string | undefined {
  const names = existsSync(caches) ? readdirSync(caches) : [];
  return names
    .filter((name) => name.startsWith(beginning))
    .sort()
    .at(-1);
}

/** Puts values in place of `${{ name }}`. */
function fill(steps: Step[], values: Record<string, string>): Step[] {
  const text = JSON.stringify(steps).replace(
    /\$\{\{ ([\w.]+) \}\}/g,
    (_, name: string) => values[name] ?? "",
  );
  return JSON.parse(text);
}
