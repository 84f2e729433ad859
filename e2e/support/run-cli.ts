import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Milliseconds after which a command hangs. */
const LONGEST = 200_000;

/** What a command printed and how it ended. */
export interface CliResult {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a command of the command line as a user would, in the project or in another folder. */
export function runCli(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  cwd = resolve("."),
): Promise<CliResult> {
  const child = spawn(process.execPath, [resolve("scripts/cli.mjs"), ...args], {
    cwd,
    env: { ...process.env, ...env },
    timeout: LONGEST,
  });
  const result: CliResult = { status: 0, stdout: "", stderr: "" };
  child.stdout.on("data", (piece) => {
    result.stdout += piece;
  });
  child.stderr.on("data", (piece) => {
    result.stderr += piece;
  });
  return new Promise((done) => {
    child.on("close", (status) => done({ ...result, status: status ?? 1 }));
  });
}

/** A new empty folder. */
export function emptyFolder(): string {
  return mkdtempSync(join(tmpdir(), "page-engine-"));
}
