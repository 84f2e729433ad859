/** Puts the schemas of the repository back, in whose place the package has others. */
import { spawnSync } from "node:child_process";
import { cpSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
cpSync(join(root, "lib/schema"), join(root, "schema"), { recursive: true });
const { status } = spawnSync(
  process.execPath,
  [join(root, "scripts/cli.mjs"), "schema", "--live"],
  { stdio: "inherit" },
);
process.exitCode = status ?? 1;
