import { spawn } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder of the engine. */
export const ROOT = resolve(import.meta.dirname, "..");

/** A command that has ended. */
export interface Measured {
  /** From start to end, the start of the program included. */
  ms: number;
  /** The most memory it took, in megabytes. */
  megabytes: number;
  stdout: string;
}

/**
 * Runs a Node program and measures it as a whole process.
 *
 * @throws when it fails
 */
export async function runMeasured(args: string[], folder: string): Promise<Measured> {
  const memory = join(folder, "memory.txt");
  rmSync(memory, { force: true });
  const start = performance.now();
  const hook = join(ROOT, "bench/record-memory.mjs");
  const child = spawn(process.execPath, ["--import", hook, ...args], {
    cwd: ROOT,
    env: { ...process.env, BENCH_MEMORY_FILE: memory },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let stdout = "";
  child.stdout.on("data", (piece) => {
    stdout += piece;
  });
  const status = await new Promise((done) => child.on("close", done));
  if (status !== 0)
    throw new Error(`${args.join(" ")} ended with ${status}:\n${stdout.slice(-2000)}`);
  const ms = performance.now() - start;
  const kilobytes = existsSync(memory) ? Number(readFileSync(memory, "utf8")) : 0;
  return { ms, megabytes: kilobytes / 1024, stdout };
}

/** The middle one of several figures. */
export function median(figures: number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
