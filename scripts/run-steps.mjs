import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
/** What the tools keep for their next start; it is no test's. */
const TOOLS = /^(tsx|playwright-transform-cache|node-compile-cache)/;

/** The program of a package, as an argument of Node. */
export function bin(name, file) {
  return resolve(root, "node_modules", name, file);
}

/**
 * Runs steps, each as its own process, and ends this process with the first that fails. They have a
 * temporary folder of their own, which has to be empty again at the end.
 *
 * @param steps name, arguments of Node, and what stands above the environment
 */
export async function runSteps(steps) {
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  // As root, tests of what others may not read take the part of another user, who has to get to their folders.
  chmodSync(folder, 0o711);
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const step of steps) await run(step, folder);
  const left = readdirSync(folder).filter((name) => !TOOLS.test(name));
  if (left.length > 0) {
    process.stdout.write(`\nLeft behind in the temporary folder: ${left.join(", ")}\n`);
    process.exit(1);
  }
  process.stdout.write(`\n${steps.length} passed, 0 failed\n`);
}

async function run([name, args, env = {}], folder) {
  const start = performance.now();
  process.stdout.write(`\n== ${name}\n`);
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, TMPDIR: folder, TMP: folder, TEMP: folder, ...env },
  });
  const stopped = passSignals(child);
  const [code, signal] = await once(child, "exit");
  const status = code ?? 128 + constants.signals[signal];
  const ms = Math.round(performance.now() - start);
  process.stdout.write(`== ${name}: ${status === 0 ? "passed" : "FAILED"} in ${ms} ms\n`);
  const end = stopped();
  if (end !== undefined) process.exit(128 + constants.signals[end]);
  if (status !== 0) process.exit(status);
}

/**
 * A step that is stopped tidies up before this process ends. A terminal sends Ctrl-C to both of them.
 *
 * @returns what gives the signal, if there was one, when the step has ended
 */
function passSignals(child) {
  let stopped;
  const take = (signal) => {
    stopped = signal;
    if (signal !== "SIGINT") child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, take);
  return () => {
    for (const signal of SIGNALS) process.off(signal, take);
    return stopped;
  };
}
