import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";

/** A run whose test leaves a folder, made by a process of its own, and that then waits for its end. */
const RUN = `
import { execFileSync } from "node:child_process";
import { register } from "tsx/esm/api";
register();
const { openRunFolder } = await import(${JSON.stringify(pathToFileURL(resolve("src/testing/run-folder.ts")).href)});
openRunFolder();
openRunFolder();
const test = 'process.stdout.write(fs.mkdtempSync(path.join(os.tmpdir(), "left-")))';
process.stdout.write(execFileSync(process.execPath, ["-e", test]));
setInterval(() => undefined, 1000);
if (process.argv[1] === "exit") setTimeout(() => process.exit(1), 20);
`;

let system: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  system = mkdtempSync(join(tmpdir(), "system-"));
});

afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
});

/** Starts a run, and gives the folder that its test has left. */
async function start(end: string): Promise<{ child: ChildProcess; left: string }> {
  const { TEST_RUN_FOLDER: _, ...env } = process.env;
  const child = spawn(process.execPath, ["--input-type=module", "-e", RUN, end], {
    env: { ...env, TMPDIR: system, TSX_DISABLE_CACHE: "1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.push(child);
  const [left] = await once(child.stdout, "data");
  return { child, left: String(left) };
}

it.each(["exit", "SIGTERM", "SIGHUP"] as const)("leaves nothing after %s", async (end) => {
  const { child, left } = await start(end);
  expect(dirname(dirname(left))).toBe(system);
  if (end !== "exit") child.kill(end);
  await once(child, "exit");
  expect(readdirSync(system)).toEqual([]);
});

it("removes what a killed run has left, and nothing of one that goes on", async () => {
  const killed = await start("wait");
  killed.child.kill("SIGKILL");
  await once(killed.child, "exit");
  expect(existsSync(killed.left)).toBe(true);
  const first = await start("wait");
  expect(existsSync(killed.left)).toBe(false);
  const second = await start("wait");
  expect([existsSync(first.left), existsSync(second.left)]).toEqual([true, true]);
});
