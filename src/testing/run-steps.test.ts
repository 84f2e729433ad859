import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const MODULE = pathToFileURL(resolve("scripts/run-steps.mjs")).href;

/** Runs small programs as steps; the run is stopped once it says that it is ready. */
async function run(...programs: string[]) {
  const system = mkdtempSync(join(tmpdir(), "system-"));
  const steps = JSON.stringify(programs.map((program, at) => [`Step ${at + 1}`, ["-e", program]]));
  const code = `import { runSteps } from ${JSON.stringify(MODULE)}; await runSteps(${steps});`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { ...process.env, TMPDIR: system },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  child.stdout.on("data", (piece) => {
    output += piece;
    if (String(piece).includes("ready")) child.kill();
  });
  const [status] = await once(child, "close");
  return { status, output, left: readdirSync(system) };
}

it("runs all steps, in a folder that is gone afterwards", async () => {
  const make = "const made = fs.mkdtempSync(os.tmpdir() + '/own-'); fs.rmdirSync(made)";
  const { status, output, left } = await run(make, make);
  expect(output).toContain("2 passed, 0 failed");
  expect([status, left]).toEqual([0, []]);
});

it("stops at the first that fails, with its status", async () => {
  const { status, output, left } = await run("process.exit(7)", "console.log('second')");
  expect(output).toContain("Step 1: FAILED");
  expect(output).not.toContain("second");
  expect([status, left]).toEqual([7, []]);
});

it("fails when a step has left something", async () => {
  const { status, output, left } = await run("fs.mkdirSync(os.tmpdir() + '/left')", "1");
  expect(output).toContain("Left behind in the temporary folder: left");
  expect(output).not.toContain("passed, 0 failed");
  expect([status, left]).toEqual([1, []]);
});

it("lets a step end in order when the run is stopped", async () => {
  const waits = `
    fs.mkdirSync(os.tmpdir() + "/left");
    process.on("SIGTERM", () => { console.log("in order"); process.exit(0); });
    setInterval(() => undefined, 1000);
    console.log("ready");`;
  const { status, output, left } = await run(`${waits}`, "console.log('second')");
  expect(output).toContain("in order");
  expect(left).toEqual([]);
  expect([status, output.includes("second")]).toEqual([143, false]);
});
