import { Worker } from "node:worker_threads";

/** Pixels as red, green, blue and opacity, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** The largest photos of phones take a few seconds on a slow machine. */
const PATIENCE_MS = 60_000;

/**
 * Decodes a HEIC photo, turned upright and cropped as its file says.
 *
 * @returns nothing when it is damaged or takes too long
 */
export function decodeHeic(bytes: Buffer): Promise<Pixels | undefined> {
  const worker = new Worker(new URL("heic-worker.mjs", import.meta.url), {
    workerData: bytes,
    execArgv: [],
    // The decoder writes its complaints to the terminal.
    stdout: true,
    stderr: true,
  });
  return new Promise((done) => {
    const timer = setTimeout(() => end(undefined), PATIENCE_MS);
    const end = (pixels: Pixels | undefined) => {
      clearTimeout(timer);
      void worker.terminate();
      done(pixels);
    };
    worker.on("message", end);
    worker.on("error", () => end(undefined));
    worker.on("exit", () => end(undefined));
  });
}
