import { parentPort, workerData } from "node:worker_threads";
import type { PageJob, RenderContext, RenderPage } from "./page-job.ts";
import { createWriteBatch } from "./write-page.ts";

/** Writes the pages it is sent, a batch at a time, and answers with what is known of their files. */
const context = workerData as RenderContext;
const { render } = (await import(/* @vite-ignore */ context.renderer)) as { render: RenderPage };
const writeBatch = createWriteBatch(context, render);

parentPort?.on("message", (batch: PageJob[]) => parentPort?.postMessage(writeBatch(batch)));
