import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lookUp } from "./look-up.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "look-up-"));
  for (const name of ["out", "next"]) {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, "page"), name);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts one folder in place of the other as builds do, again and again, until it is stopped. */
const SWITCHING = `
const { renameSync } = require("node:fs");
const { parentPort, workerData: { folder, stop } } = require("node:worker_threads");
const flag = new Int32Array(stop);
parentPort.postMessage("begun");
while (Atomics.wait(flag, 0, 0, 5) === "timed-out") {
  renameSync(folder + "/out", folder + "/old");
  renameSync(folder + "/next", folder + "/out");
  renameSync(folder + "/old", folder + "/next");
}`;

it("finds what is in both outputs while one takes the place of the other", async () => {
  const stop = new SharedArrayBuffer(4);
  const worker = new Worker(SWITCHING, { eval: true, workerData: { folder, stop } });
  await new Promise((begun) => worker.once("message", begun));
  const out = join(folder, "out");
  const isThere = () => existsSync(join(out, "page")) || undefined;
  let missed = 0;
  let lost = 0;
  // Until the gap between two renames has shown itself, which takes longer on a busy machine.
  for (let looks = 0; looks < 200_000 && missed < 3; looks += 1) {
    if (!isThere()) missed += 1;
    if (!lookUp(out, isThere)) lost += 1;
  }
  const flag = new Int32Array(stop);
  Atomics.store(flag, 0, 1);
  Atomics.notify(flag, 0);
  await new Promise((ended) => worker.once("exit", ended));
  expect(lost).toBe(0);
});

it("does not wait for what is not there", () => {
  let looks = 0;
  const look = () => {
    looks += 1;
    return undefined;
  };
  expect(lookUp(join(folder, "out"), look)).toBeUndefined();
  expect(looks).toBe(1);
});

it("gives up when there is no output at all", () => {
  expect(lookUp(join(folder, "none"), () => undefined)).toBeUndefined();
});
