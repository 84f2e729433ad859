/** Runs every check and test, each as its own process, and stops at the first that fails. */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const bin = (name, file) => resolve(root, "node_modules", name, file);
const STEPS = [
  ["Schemas are up to date", ["scripts/cli.mjs", "schema", "--check"]],
  ["Types", [bin("typescript", "bin/tsc"), "--noEmit"]],
  ["Lint and format", [bin("@biomejs/biome", "bin/biome"), "check", "."]],
  ["Pages", ["scripts/cli.mjs", "check"]],
  ["Unit tests", [bin("vitest", "vitest.mjs"), "run"]],
  ["Browser", ["scripts/get-browser.mjs"]],
  ["Web server", ["scripts/get-nginx.mjs"]],
  ["Build", ["scripts/cli.mjs", "build", "--compress"]],
  ["HTML", ["scripts/check-html.mjs"]],
  ["Browser tests", [bin("@playwright/test", "cli.js"), "test"]],
];

for (const [name, args] of STEPS) {
  const start = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" });
  process.stdout.write(
    `== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${Math.round(performance.now() - start)} ms\n`,
  );
  if (status !== 0) process.exit(status ?? 1);
}
process.stdout.write(`\n${STEPS.length} passed, 0 failed\n`);
