/** Runs every check and test that `npm test` promises. What takes long is in test-long.mjs. */
import { bin, runSteps } from "./run-steps.mjs";

await runSteps([
  ["Schemas and lists are up to date", ["scripts/cli.mjs", "schema", "--check"]],
  ["Types", [bin("typescript", "bin/tsc"), "--noEmit"]],
  ["Lint and format", [bin("@biomejs/biome", "bin/biome"), "check", "."]],
  ["Pages", ["scripts/cli.mjs", "check"]],
  ["Unit tests", [bin("vitest", "vitest.mjs"), "run"]],
  ["Browser", ["scripts/get-browser.mjs"]],
  ["Web server", ["scripts/get-nginx.mjs"]],
  ["Build", ["scripts/cli.mjs", "build", "--compress"]],
  ["HTML", ["scripts/check-html.mjs"]],
  ["Browser tests", [bin("@playwright/test", "cli.js"), "test"]],
]);
