import { relative, resolve } from "node:path";
import { buildShard } from "../engine/output/build-shard.ts";
import type { BuildOptions } from "../engine/output/build-site.ts";
import { writeHeads } from "../engine/pipeline/shards/heads.ts";
import { type Shard, shardName } from "../engine/pipeline/shards/shard.ts";
import { shardSite } from "../engine/pipeline/shards/shard-site.ts";
import { UsageError } from "./arguments.ts";

/** The flags of `build` about parts. */
export interface ShardFlags {
  shard?: string;
  step?: string;
  records?: string;
}

/** One step of one part. */
export interface ShardStep {
  shard: Shard;
  step: "heads" | "pages";
  /** Folder with what all parts know of their pages. */
  records: string;
}

const STEPS = `A site is built in parts in three steps:
  build --shard 1/4 --step heads --records records                for every part, here the first of four
  build --shard 1/4 --step pages --records records --out part-1   for every part, with the records of all
  merge part-1 part-2 part-3 part-4                               once, with the folders of all`;

/**
 * Reads which step of which part is to be done.
 *
 * @returns nothing for a site that is built at once
 * @throws {UsageError} when a flag is missing
 */
export function readShardStep({ shard, step, records }: ShardFlags): ShardStep | undefined {
  if (shard === undefined && step === undefined && records === undefined) return undefined;
  if (shard === undefined || step === undefined || records === undefined) {
    const missing = Object.entries({ shard, step, records }).flatMap(([name, value]) =>
      value === undefined ? [`--${name}`] : [],
    );
    throw new UsageError(`This command lacks ${missing.join(" and ")}.\n${STEPS}`);
  }
  if (step !== "heads" && step !== "pages")
    throw new UsageError(`"${step}" is no step of --step.\n${STEPS}`);
  return { shard: readShard(shard), step, records: resolve(records) };
}

/** @throws {UsageError} when it is not written as `2/4` */
function readShard(text: string): Shard {
  const [number = 0, count = 0] = /^\d+\/\d+$/.test(text) ? text.split("/").map(Number) : [];
  if (number < 1 || number > count)
    throw new UsageError(
      `"${text}" is no part: write 1/4 for the first of four, and so on to 4/4.`,
    );
  return { number, count };
}

/**
 * Does one step of one part.
 *
 * @returns a line for the person who builds
 */
export async function runShardStep(
  { shard, step, records }: ShardStep,
  options: BuildOptions,
): Promise<string> {
  const { engine, folders, overrides = {}, cwd, out } = options;
  const part = `part ${shardName(shard)}`;
  if (step === "heads") {
    const site = shardSite(engine, folders, overrides, shard);
    const count = writeHeads(site, engine, { shard, records });
    return `${pages(count)} of ${part} read.`;
  }
  const { written, isWrong, notices } = await buildShard({ ...options, shard, records });
  for (const notice of notices) process.stderr.write(`${notice}\n`);
  return isWrong
    ? `Something is wrong, so no page of ${part} was written. \`merge\` says what, for all parts together.`
    : `${pages(written)} of ${part} written to ${relative(cwd, out) || "."}.`;
}

function pages(count: number): string {
  return count === 1 ? "1 page" : `${count} pages`;
}
