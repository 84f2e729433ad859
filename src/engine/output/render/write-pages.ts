import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Batches, createBatches } from "./batches.ts";
import type { PageJob, RenderContext, RenderPage, WrittenPages } from "./page-job.ts";
import { createWriteBatch } from "./write-page.ts";

/** Fewer pages are written sooner than a further thread starts. */
const WORTH_A_THREAD = 400;

/** How pages are written. */
export interface PageWriting {
  jobs: Iterable<PageJob>;
  /** Number of the jobs. */
  count: number;
  context: RenderContext;
  render: RenderPage;
  /** The address of the program that further threads run. */
  worker: URL;
  /** Threads beside this one. */
  helpers: number;
  /** What this thread does while the others begin; when it says no, no more is written. */
  whileWriting: () => Promise<boolean>;
  /** Called with what is known of the files that were written, in parts. */
  onWritten: (written: WrittenPages) => void;
}

/**
 * Renders and writes all pages, on this thread and on others when there are many.
 *
 * @returns whether all are written
 * @throws what stopped any of the threads, after all of them have ended
 */
export async function writePages(writing: PageWriting): Promise<boolean> {
  const { jobs, count, helpers, whileWriting } = writing;
  const batches = createBatches(jobs, count);
  const threads = count < WORTH_A_THREAD ? 0 : helpers;
  const others = Promise.allSettled(
    Array.from({ length: threads }, () => runThread(writing, batches)),
  );
  let isWanted = false;
  try {
    isWanted = await whileWriting();
    if (isWanted) await writeHere(writing, batches);
  } finally {
    batches.stop();
    await others;
  }
  for (const end of await others) if (end.status === "rejected") throw end.reason;
  return isWanted;
}

/** Does a share of the work on this thread. */
async function writeHere(
  { context, render, onWritten }: PageWriting,
  batches: Batches,
): Promise<void> {
  const writeBatch = createWriteBatch(context, render);
  for (let batch = batches.next(); batch; batch = batches.next()) {
    onWritten(writeBatch(batch));
    await setImmediate();
  }
}

/** Feeds one thread until nothing is left. It has one more batch than it works on, as this thread may be busy. */
function runThread({ worker, context, onWritten }: PageWriting, batches: Batches): Promise<void> {
  const first = batches.next();
  if (!first) return Promise.resolve();
  return new Promise((done, fail) => {
    const thread = new Worker(worker, { workerData: context });
    let sent = 0;
    let isFinished = false;
    const send = (batch: PageJob[] | undefined) => {
      if (!batch) return;
      thread.postMessage(batch);
      sent += 1;
    };
    const stop = (cause: Error) => {
      batches.stop();
      fail(cause);
    };
    thread.on("error", stop);
    thread.on("messageerror", stop);
    thread.on("exit", (code) => (isFinished ? done() : stop(endedEarly(code))));
    thread.on("message", (written: WrittenPages) => {
      onWritten(written);
      sent -= 1;
      send(batches.next());
      isFinished = sent === 0;
      if (isFinished) void thread.terminate();
    });
    send(first);
    send(batches.next());
  });
}

/** The pages that it was given may be missing, whatever its exit code. */
function endedEarly(code: number): Error {
  return new Error(
    `A thread that writes pages ended before it was done (exit code ${code}), perhaps for lack of memory. Build again; what an earlier build wrote is untouched.`,
  );
}
