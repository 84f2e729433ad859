/** Makes sure that everything is installed, then runs `start`, `test` or `test:long`. Needs nothing but Node. */
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const TASKS = {
  start: ["scripts/cli.mjs", "start"],
  test: ["scripts/test.mjs"],
  "test:long": ["scripts/test-long.mjs"],
};

function run(command, args, options = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (status !== 0) process.exit(status ?? 1);
}

function isInstalled() {
  const mark = resolve(root, "node_modules/.package-lock.json");
  return (
    existsSync(mark) &&
    statSync(mark).mtimeMs >= statSync(resolve(root, "package-lock.json")).mtimeMs
  );
}

function install() {
  const npm = process.env.npm_execpath;
  if (npm) run(process.execPath, [npm, "ci"]);
  else run("npm", ["ci"], { shell: process.platform === "win32" });
}

if (!isInstalled()) install();
const [task = "start", ...args] = process.argv.slice(2);
run(process.execPath, [...(TASKS[task] ?? TASKS.start), ...args]);
