import type { PageJob } from "./page-job.ts";

/** The share of what is left that a thread is given at once: large in the beginning, small near the end, so that all end together. */
const SHARE = 16;
const SMALLEST = 20;
const LARGEST = 500;

/** Work to be done in parts by several threads. */
export interface Batches {
  /** The next part; nothing when all is given out. */
  next(): PageJob[] | undefined;
  /** Gives nothing out any more. */
  stop(): void;
}

/** @param count number of the jobs */
export function createBatches(jobs: Iterable<PageJob>, count: number): Batches {
  const source = jobs[Symbol.iterator]();
  let left = count;
  return {
    next() {
      const size = Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(left / SHARE)));
      const batch: PageJob[] = [];
      while (batch.length < size) {
        const { value, done } = source.next();
        if (done) break;
        batch.push(value);
      }
      left -= batch.length;
      return batch.length > 0 ? batch : undefined;
    },
    stop: () => void source.return?.(),
  };
}
