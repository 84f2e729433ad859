import { join } from "node:path";
import { type CliResult, runCli } from "./run-cli.ts";

/** How a site is built in parts. */
export interface PartsOptions {
  /** Takes the records and the parts. */
  folder: string;
  count: number;
  /** Flags of both steps. */
  flags?: string[];
  /** Flags of the step that writes pages. */
  more?: string[];
  cwd?: string;
}

/**
 * Builds a site in parts, up to the last step.
 *
 * @returns the folders of the parts, and what the commands printed
 */
export async function buildInParts({
  folder,
  count,
  flags = [],
  more = [],
  cwd,
}: PartsOptions): Promise<{ parts: string[]; results: CliResult[] }> {
  const records = join(folder, `records-of-${count}`);
  const parts = Array.from({ length: count }, (_, at) => join(folder, `${at + 1}-of-${count}`));
  const results: CliResult[] = [];
  const run = async (step: string, ...rest: string[]) => {
    const args = ["build", ...flags, "--step", step, "--records", records, ...rest];
    results.push(await runCli(args, {}, cwd));
  };
  for (const at of parts.keys()) await run("heads", "--shard", `${at + 1}/${count}`);
  for (const [at, part] of parts.entries())
    await run("pages", "--shard", `${at + 1}/${count}`, "--out", part, ...more);
  return { parts, results };
}
