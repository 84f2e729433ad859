/**
 * Breaks the lines of a folder one after the other and says which breaks its tests do not notice. Tests of other
 * folders count when these are named as well: `npm run mutate -- src/engine/edit src/studio/server`, and single tests
 * can be named, too. `--part 3/10` breaks the lines of one declaration in ten, drawn by its text; another part has
 * others. `--skip-static` leaves out what runs when a file is loaded, for which all tests have to run. What was found
 * before and has not changed is not tried again.
 */
import { rmSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const KEPT = "node_modules/.cache/stryker";
/** Copies of the project, in which lines are broken. */
const COPIES = ".stryker";
/** A folder where fewer breaks in a hundred are noticed is to be looked at. */
const WANTED = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    part: { type: "string", default: "1/1" },
    "skip-static": { type: "boolean", default: false },
  },
});
const named = positionals.map((path) => relative(".", resolve(path)).split(sep).join("/"));
const [folder] = named;
if (folder === undefined || !named.every(isOfSources) || !statSync(folder).isDirectory()) {
  process.stderr.write("Name a folder below src, for example src/engine/edit.\n");
  process.exit(2);
}
if (!/^[1-9]\d*\/[1-9]\d*$/.test(values.part)) {
  process.stderr.write("--part takes a part and how many there are, for example 3/10.\n");
  process.exit(2);
}

const whole = folder.slice("src/".length).replaceAll("/", "-");
const name = values.part === "1/1" ? whole : `${whole}-${values.part.replace("/", "-of-")}`;
const copy = join(COPIES, name);
// A run that was stopped leaves its own.
rmSync(copy, { recursive: true, force: true });
process.env.MUTATE_TESTS = named.join(",");
process.env.MUTATE_PART = values.part;
await new Stryker({
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner", resolve("scripts/mutate-sample.mjs")],
  ignorers: ["sample"],
  vitest: { configFile: "vitest.mutate.config.ts", related: false },
  coverageAnalysis: "perTest",
  ignoreStatic: values["skip-static"],
  mutate: [`${folder}/**/*.{ts,tsx}`, "!src/**/*.test.{ts,tsx}", "!src/**/test/**"],
  concurrency: 1,
  incremental: true,
  incrementalFile: join(KEPT, `${name}.json`),
  ignorePatterns: [COPIES, "dist", "test-results", "playwright-report"],
  reporters: ["clear-text", "progress", "html"],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: join(KEPT, `${name}.html`) },
  thresholds: { high: 95, low: WANTED, break: null },
  tempDirName: copy,
  cleanTempDir: "always",
  // Only to end what hangs: a busy machine is no fault of the code.
  dryRunTimeoutMinutes: 30,
  timeoutMS: 20_000,
  // Stryker would rewrite tsconfig.json with functions of TypeScript's that version 7 has no longer; nothing in the
  // file needs that, so it is given the name of none.
  tsconfigFile: "none",
}).runMutationTest();

function isOfSources(path) {
  return path.startsWith("src/") && statSync(path, { throwIfNoEntry: false }) !== undefined;
}
