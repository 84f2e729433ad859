/**
 * Tries the engine on every Node that is supported: check and build, which has to write the same bytes on each, and on
 * the oldest and the newest of them all unit tests. The Nodes come from npm's package `node`, about 200 MB each, and are
 * kept in the cache.
 */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { treeOf } from "../../e2e/support/trees.ts";

/** The oldest that is promised, and the newest of each that came after. */
const VERSIONS = ["20.19.0", "22.23.3", "24.19.0", "26.10.0"];

const ROOT = resolve(import.meta.dirname, "../..");

/** A step: its name, and the arguments of Node. */
type Step = [name: string, args: string[]];

/** What is done on the first and the last Node before the other steps. */
const TESTS: Step = ["unit tests", ["node_modules/vitest/vitest.mjs", "run"]];
/** What is done on each Node, in a copy of the project; the site goes to `out`. */
const STEPS: Step[] = [
  ["check", ["scripts/cli.mjs", "check"]],
  ["build", ["scripts/cli.mjs", "build", "--out", "out"]],
];

let expected: ReturnType<typeof treeOf> | undefined;
for (const version of VERSIONS) {
  const written = tryOn(version);
  expected ??= written;
  if (!isDeepStrictEqual(written, expected))
    fail(version, `writes other bytes than ${VERSIONS[0]}`);
}

/** Runs all steps on one Node, and gives what the build has written. */
function tryOn(version: string): ReturnType<typeof treeOf> {
  const node = nodeOf(version);
  const project = copyOfProject();
  try {
    for (const [name, args] of stepsOn(version)) {
      process.stdout.write(`\n-- Node ${version}: ${name}\n`);
      const PATH = `${dirname(node)}${delimiter}${process.env.PATH}`;
      const { status } = spawnSync(node, args, {
        cwd: project,
        env: { ...process.env, PATH },
        stdio: "inherit",
      });
      if (status !== 0) fail(version, `fails: ${name}`);
    }
    return treeOf(join(project, "out"));
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function stepsOn(version: string): Step[] {
  const isEnd = version === VERSIONS[0] || version === VERSIONS.at(-1);
  return isEnd ? [TESTS, ...STEPS] : STEPS;
}

/** The program of a version, installed when it is not there yet. */
function nodeOf(version: string): string {
  const folder = join(ROOT, "node_modules/.cache/nodes", version);
  const program = join(folder, "node_modules/node/bin/node");
  if (!existsSync(program)) {
    mkdirSync(folder, { recursive: true });
    npm(["install", "--prefix", folder, "--no-save", `node@${version}`]);
  }
  return program;
}

function npm(args: string[]): void {
  const own = process.env.npm_execpath;
  const [program, first] = own ? [process.execPath, [own]] : ["npm", []];
  const { status } = spawnSync(program, [...first, ...args], { stdio: "inherit" });
  if (status !== 0) throw new Error(`npm ${args.join(" ")} ended with ${status}.`);
}

/** The project as it is now, with all packages and without anything that an earlier run has kept. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  // As root, tests of what others may not read take the part of another user, who has to get to the files.
  chmodSync(folder, 0o711);
  const { stdout } = spawnSync("git", ["ls-files", "-coz", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1e8,
  });
  for (const path of stdout.split("\0").filter((name) => existsSync(join(ROOT, name)) && name)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    copyFileSync(join(ROOT, path), join(folder, path));
  }
  mkdirSync(join(folder, "node_modules"));
  for (const name of readdirSync(join(ROOT, "node_modules")))
    if (name !== ".cache")
      symlinkSync(join(ROOT, "node_modules", name), join(folder, "node_modules", name));
  return folder;
}

function fail(version: string, fault: string): never {
  throw new Error(`Node ${version} ${fault}.`);
}
