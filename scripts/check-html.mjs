/**
 * Checks every document of an output folder (`dist` by default) with the Nu HTML checker. Needs Java; as root on Debian it is
 * installed.
 */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

const jar = String(createRequire(import.meta.url)("vnu-jar"));

function succeeds(command, args, stdio = "inherit") {
  return spawnSync(command, args, { stdio }).status === 0;
}

function hasJava() {
  if (succeeds("java", ["-version"], "ignore")) return true;
  if (process.getuid?.() !== 0) return false;
  return (
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", "default-jre-headless"])
  );
}

if (!hasJava()) {
  process.stderr.write(
    "Java is needed to check the HTML. Install a Java runtime, version 11 or newer.\n",
  );
  process.exit(1);
}
const checked = succeeds("java", [
  "-Xss8m",
  "-jar",
  jar,
  "--errors-only",
  "--skip-non-html",
  process.argv[2] ?? "dist",
]);
process.exit(checked ? 0 : 1);
