import { setImmediate } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type Collected, createCollector } from "../../checks/written/collect.ts";
import type { PageJob, RenderContext, RenderPage } from "./page-job.ts";
import { writePage } from "./write-page.ts";

/** Pages that are sent to a thread at a time. */
const BATCH = 40;
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
  /** Is told what written documents refer to, in parts. */
  onWritten: (collected: Collected) => void;
}

/** Renders and writes all pages, on this thread and on others when there are many. */
export async function writePages(writing: PageWriting): Promise<void> {
  const { jobs, count, context, render, helpers, onWritten } = writing;
  const collector = createCollector();
  const next = batches(jobs);
  const threads = count < WORTH_A_THREAD ? 0 : helpers;
  const others = Array.from({ length: threads }, () => runThread(writing, next));
  const failed = Promise.all(others);
  failed.catch(() => undefined);
  for (const batch of next) {
    for (const job of batch) writePage(job, context, { render, collector });
    await setImmediate();
  }
  onWritten(collector.collected());
  await failed;
}

/** Feeds one thread until nothing is left. */
function runThread(
  { worker, context, onWritten }: PageWriting,
  next: Iterator<PageJob[]>,
): Promise<void> {
  return new Promise((done, fail) => {
    const thread = new Worker(worker, { workerData: context });
    thread.on("error", fail);
    thread.on("exit", () => done());
    thread.on("message", (collected: Collected) => {
      onWritten(collected);
      const { value, done: isOver } = next.next();
      if (isOver) void thread.terminate();
      else thread.postMessage(value);
    });
  });
}

function* batches(jobs: Iterable<PageJob>): Generator<PageJob[]> {
  let batch: PageJob[] = [];
  for (const job of jobs) {
    batch.push(job);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
