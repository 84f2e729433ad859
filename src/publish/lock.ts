import { randomBytes } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { isAnotherRunning } from "../engine/pipeline/another-running.ts";

const NAME = /^lock-(\d+)-(\d+)-[0-9a-f]+$/;
/** Attempts while others try as well. */
const MAX_ATTEMPTS = 20;
const MAX_PAUSE = 50;

/** Held by one publisher at a time. */
export interface Lock {
  release(): void;
}

/**
 * Acquires the lock of a folder. A process that wants it creates a file there, named after itself, and holds the lock if no other
 * such file belongs to a running process. Of two that try at once both may back off, but never do both hold it.
 *
 * @returns nothing while another process has it
 */
export async function acquireLock(folder: string): Promise<Lock | undefined> {
  mkdirSync(folder, { recursive: true });
  for (let left = MAX_ATTEMPTS; left > 0; left -= 1) {
    const name = `lock-${process.pid}-${startOf(process.pid)}-${randomBytes(4).toString("hex")}`;
    const file = join(folder, name);
    writeFileSync(file, "");
    const others = readdirSync(folder).filter((other) => other !== name && NAME.test(other));
    for (const other of others.filter((one) => !isHeld(one))) rmSync(join(folder, other));
    if (!others.some(isHeld)) return { release: () => rmSync(file, { force: true }) };
    rmSync(file);
    await setTimeout(Math.random() * MAX_PAUSE);
  }
  return undefined;
}

/** Whether the process that a file is named after is running, and is not a later one with the same ID. */
function isHeld(name: string): boolean {
  const [, pid = "", start = ""] = NAME.exec(name) ?? [];
  const isRunning = Number(pid) === process.pid || isAnotherRunning(Number(pid));
  return isRunning && startOf(Number(pid)) === start;
}

/** When a process started, in clock ticks since boot; 0 where the system does not report it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name of the program is in parentheses and may contain anything.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "0";
  } catch {
    return "0";
  }
}
