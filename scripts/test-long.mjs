/**
 * What takes too long for `npm test`: `npm run test:long`, or `npm run test:long -- nodes load` for some of it.
 * A part is a list of steps; see run-steps.mjs.
 */
import { bin, runSteps } from "./run-steps.mjs";

const KILLS = { KILLS: "150" };
const PARTS = {
  package: [["Package", ["--import", "tsx", "scripts/long/package.ts"]]],
  nodes: [["Other Nodes", ["--import", "tsx", "scripts/long/nodes.ts"]]],
  kills: [
    [
      "Killed commands",
      [bin("vitest", "vitest.mjs"), "run", "src/engine/edit/apply-plan.test.ts"],
      KILLS,
    ],
    ["Build", ["scripts/cli.mjs", "build"]],
    [
      "Killed builds",
      [bin("@playwright/test", "cli.js"), "test", "e2e/unbreakable.spec.ts", "--grep", "killed"],
      KILLS,
    ],
  ],
  browsers: [
    ["Build", ["scripts/cli.mjs", "build"]],
    ["Other browsers", ["scripts/other-browsers.mjs"]],
  ],
  builds: [
    ["Build", ["scripts/cli.mjs", "build"]],
    [
      "Long browser tests",
      [bin("@playwright/test", "cli.js"), "test", "--project", "desktop", "--grep", "@long"],
      { LONG_TESTS: "1" },
    ],
  ],
  looks: [["Looks", ["--import", "tsx", "scripts/long/looks.ts"]]],
  publish: [["Publishing", ["--import", "tsx", "scripts/long/publish.ts"]]],
  drafts: [
    ["Killed servers", ["--import", "tsx", "scripts/long/drafts.ts"]],
    ["A full disk", ["--import", "tsx", "scripts/long/full-disk.ts"]],
  ],
  keeping: [["Unsaved work", ["--import", "tsx", "scripts/long/keeping.ts"]]],
  team: [["Fifty people", ["--import", "tsx", "scripts/long/team.ts"]]],
  load: [["Load", ["--import", "tsx", "scripts/long/load.ts"]]],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name));
if (unknown.length > 0) {
  const known = Object.keys(PARTS).join(", ");
  process.stderr.write(`There is no part ${unknown.join(", ")}; there are ${known}.\n`);
  process.exit(2);
}
const names = asked.length > 0 ? asked : Object.keys(PARTS);
await runSteps(names.flatMap((name) => PARTS[name]));
