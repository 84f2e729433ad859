import { expect, it } from "vitest";
import type { PageJob } from "./page-job.ts";
import { type PageWriting, writePages } from "./write-pages.ts";

/** So many pages are written on several threads. */
const COUNT = 450;

const JOBS: PageJob[] = Array.from({ length: COUNT }, () => ({
  page: '{"head":{},"blocks":[]}',
  files: [],
  meta: { hydrate: "intent" },
}));

/** Writes pages without files with one further thread, which runs a program. */
function write(program: string, isWanted = true) {
  const texts: string[] = [];
  const writing = {
    jobs: JOBS,
    count: COUNT,
    context: { frames: [{ path: "", shell: {}, assets: { build: "1" } }], folder: "" },
    render: () => "",
    worker: new URL(`data:text/javascript,${encodeURIComponent(program)}`),
    helpers: 1,
    whileWriting: async () => isWanted,
    onWritten: () => texts.push("written"),
  } as unknown as PageWriting;
  return writePages(writing).then((result) => ({ result, reports: texts.length }));
}

const ANSWER = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", ';

it("is done when all threads have done their share", async () => {
  const { result, reports } = await write(`${ANSWER} () => parentPort.postMessage({}));`);
  expect(result).toBe(true);
  expect(reports).toBeGreaterThan(1);
});

it.each([
  ["at once", "process.exit(0);"],
  ["at once, with a code", "process.exit(9);"],
  ["with pages in its hands", `${ANSWER} () => process.exit(0));`],
  [
    "with further pages in its hands",
    `let left = 1; ${ANSWER} () => left-- > 0 ? parentPort.postMessage({}) : process.exit(0));`,
  ],
])("fails when a thread ends %s", async (_, program) => {
  await expect(write(program)).rejects.toThrow("ended before it was done (exit code");
  await expect(write(program, false)).rejects.toThrow("ended before it was done (exit code");
});

it("fails with what a thread throws", async () => {
  await expect(write('throw new Error("The disk is full.");')).rejects.toThrow("The disk is full.");
});
