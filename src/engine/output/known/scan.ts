import { Worker } from "node:worker_threads";
import { type Scanned, scanFolder } from "./scan-folder.mjs";

/** Fewer files are listed sooner than a thread starts. */
const WORTH_A_THREAD = 3000;

/**
 * Lists what lies below a folder, on another thread where that is much.
 *
 * @param expected about so many files lie there
 * @throws what stopped the thread
 */
export function scan(folder: string, expected: number): Promise<Scanned> {
  if (expected < WORTH_A_THREAD) return Promise.resolve(scanFolder(folder));
  return new Promise((done, fail) => {
    const program = new URL("scan-folder.mjs", import.meta.url);
    const thread = new Worker(program, { workerData: { scanned: folder } });
    thread.on("message", done);
    thread.on("error", fail);
    thread.on("exit", () => fail(new Error("A thread that lists files ended before it was done.")));
  });
}
