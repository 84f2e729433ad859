import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { emptyFolder, runCli } from "./support/run-cli.ts";
import { treeOf } from "./support/trees.ts";

/** Runs commands in this checkout as if it could not be written; nothing where the system lets nobody do that. */
function readOnly(folder: string, ...commands: string[]) {
  const list = join(folder, "list.json");
  writeFileSync(list, "{}");
  const script = `mount --bind . . && mount --bind "${list}" "$PWD/schema/routes.schema.json" &&
  mount -o remount,ro,bind . && cd "$PWD" && mount -o remount,ro,bind schema/routes.schema.json || exit 77
  ${commands.map((command) => `"${process.execPath}" scripts/cli.mjs ${command}; echo "status $?"`).join("\n")}`;
  const env = { ...process.env, TMPDIR: folder };
  const done = spawnSync("unshare", ["-rm", "bash", "-c", script], { encoding: "utf8", env });
  return done.error || done.status === 77 || /unshare/.test(done.stderr) ? undefined : done;
}

test("a checkout that cannot be written is checked and built", {
  tag: ["@once", "@long"],
}, async () => {
  test.setTimeout(240_000);
  const folder = emptyFolder();
  const out = join(folder, "out");
  const done = readOnly(folder, "check", `build --out "${out}"`);
  if (!done) {
    process.stderr.write(
      "\n!! Nothing can be mounted here: a read-only checkout is not tried.\n\n",
    );
    return;
  }
  const { stdout, stderr } = done;
  expect(stdout.match(/status \d/g), stdout + stderr).toEqual(["status 0", "status 0"]);
  expect(stdout).toContain("no problems");
  expect(stderr.match(/cache folder .* cannot be written \(EROFS\), so this run/g)).toHaveLength(2);
  expect(stderr).toContain("so editors complete from an earlier one");
  const usual = join(folder, "usual");
  expect((await runCli(["build", "--out", usual])).status).toBe(0);
  expect(treeOf(out)).toEqual(treeOf(usual));
  const left = readdirSync(folder).filter((name) => !name.startsWith("tsx"));
  expect(left.sort()).toEqual(["list.json", "out", "usual"]);
});
