import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { constants, hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { isAnotherRunning } from "../engine/pipeline/another-running.ts";

/** Beginning of the names of run folders: short, as addresses of sockets in them may have 100 characters only. */
const NAME = `page-engine-${createHash("sha256").update(hostname()).digest("hex").slice(0, 6)}-`;
/** Set for the processes that a run starts. */
const MARK = "TEST_RUN_FOLDER";

/**
 * Gives a run of the tests a temporary folder of its own: all that its tests and their programs put into the
 * system's temporary folder lies there. It is removed with this process, and what earlier runs have left
 * that were killed is removed now. In a process that belongs to a run this does nothing.
 */
export function openRunFolder(): void {
  if (process.env[MARK] !== undefined) return;
  removeAbandoned(tmpdir());
  const folder = join(tmpdir(), NAME + process.pid);
  mkdirSync(folder);
  for (const name of ["TMPDIR", "TMP", "TEMP", MARK]) process.env[name] = folder;
  removeAtEnd(folder);
  // On Ctrl-C the runners themselves end in order.
  for (const signal of ["SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Removes a folder when this process ends. */
export function removeAtEnd(folder: string): void {
  process.on("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function removeAbandoned(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = name.startsWith(NAME) ? Number(name.slice(NAME.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAnotherRunning(pid))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}
