import { parentPort, workerData } from "node:worker_threads";
import { createWriteChanged } from "../write-changed.ts";
import { createCollector } from "../written/collect.ts";
import type { PageJob, RenderContext, RenderPage } from "./page-job.ts";
import { writePage } from "./write-page.ts";

/** Writes the pages it is sent, a batch at a time, and answers with what they refer to. */
const context = workerData as RenderContext;
const { render } = (await import(/* @vite-ignore */ context.renderer)) as { render: RenderPage };
const collector = createCollector();
const tools = { render, collector, writeChanged: createWriteChanged() };

parentPort?.on("message", (batch: PageJob[]) => {
  for (const job of batch) writePage(job, context, tools);
  parentPort?.postMessage(collector.collected());
});
