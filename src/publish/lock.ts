import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isAnotherRunning } from "../engine/pipeline/another-running.ts";

const NAME = /^lock-(\d+)-(\d+)-[0-9a-f]+$/;
/** How often it is tried while others try as well. */
const TRIES = 20;
const MOST_PAUSE = 50;

/** Held by one publisher at a time. */
export interface Lock {
  release(): void;
}

/**
 * Takes the lock of a folder. Whoever wants it puts a file there, named after the process, and has it when there is no
 * other whose process runs. So that of two who try at once both may step back, and never both have it.
 *
 * @returns nothing while another process has it
 */
export async function takeLock(folder: string): Promise<Lock | undefined> {
  mkdirSync(folder, { recursive: true });
  for (let left = TRIES; left > 0; left -= 1) {
    const name = `lock-${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString("hex")}`;
    const file = join(folder, name);
    writeFileSync(file, "");
    const others = readdirSync(folder).filter((other) => other !== name && NAME.test(other));
    for (const other of others.filter((one) => !isHeld(one))) rmSync(join(folder, other));
    if (!others.some(isHeld)) return { release: () => rmSync(file, { force: true }) };
    rmSync(file);
    await setTimeout(Math.random() * MOST_PAUSE);
  }
  return undefined;
}

/** Whether the process that a file is named after runs, and is no later one with the same number. */
function isHeld(name: string): boolean {
  const [, pid = "", start = ""] = NAME.exec(name) ?? [];
  const isRunning = Number(pid) === process.pid || isAnotherRunning(Number(pid));
  return isRunning && startOf(Number(pid)) === start;
}

/** When a process started, in ticks since the machine did; 0 where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program stands in parentheses and may hold anything.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "0";
  }
}
