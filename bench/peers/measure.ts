import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

/** What a command took, with all processes that it started. */
export interface Cost {
  /** Seconds from start to end. */
  wall: number;
  /** Seconds of processor time, of the user and the system. */
  cpu: number;
  /** The most memory at one time, in megabytes: pages that processes share count for each. */
  megabytes: number;
}

/** A command and where it runs. */
export interface Command {
  program: string;
  args: string[];
  cwd: string;
  env?: Record<string, string>;
  /** Statuses that are no failure; 0 by default. */
  statuses?: number[];
}

/** How often memory is read, in milliseconds. */
const EVERY = 20;
/** In which `/proc` counts processor time, a second. */
const TICKS = 100;

/**
 * Runs a command and says what it took. It reads `/proc`, which Linux has.
 *
 * @throws when the command fails
 */
export async function measure({ program, args, cwd, env, statuses = [0] }: Command): Promise<Cost> {
  const spent = childTicks();
  const start = performance.now();
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (piece) => {
      printed = (printed + piece).slice(-3000);
    });
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentSize(child.pid ?? 0));
  }, EVERY);
  const status = await new Promise<number | null>((done, fail) => {
    child.on("error", fail);
    child.on("close", done);
  }).finally(() => clearInterval(timer));
  const wall = (performance.now() - start) / 1000;
  if (status === null || !statuses.includes(status))
    throw new Error(`${program} ${args.join(" ")} ended with ${status}:\n${printed}`);
  return { wall, cpu: (childTicks() - spent) / TICKS, megabytes: most / 1024 };
}

/** Processor time of all children that have ended, and of theirs. */
function childTicks(): number {
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ")[1]?.split(" ") ?? [];
  return Number(fields[13]) + Number(fields[14]);
}

/** Kilobytes of a process and those below it: what they have now, or what the process itself once had. */
function residentSize(pid: number): number {
  const { now, most } = memoryOf(pid);
  const children = childrenOf(pid).map(residentSize);
  return Math.max(
    most,
    children.reduce((sum, size) => sum + size, now),
  );
}

function memoryOf(pid: number): { now: number; most: number } {
  const status = readProc(`/proc/${pid}/status`);
  const field = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0);
  return { now: field("VmRSS"), most: field("VmHWM") };
}

function childrenOf(pid: number): number[] {
  return threadsOf(pid)
    .flatMap((thread) => readProc(`/proc/${pid}/task/${thread}/children`).split(" "))
    .filter((child) => child !== "")
    .map(Number);
}

function threadsOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/** A process that has ended says nothing. */
function readProc(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
