import { crc32 } from "node:zlib";

/** One part of a site that is built on several machines. */
export interface Shard {
  /** Which part, from 1. */
  number: number;
  /** How many parts there are. */
  count: number;
}

/** A part as people write it, for example `2/4`. */
export function shardName({ number, count }: Shard): string {
  return `${number}/${count}`;
}

/**
 * Whether a page is a shard's own. The path of its file alone decides, so that no machine has to read the pages of the
 * others, and a new page moves no other.
 *
 * @param path of its file below the pages folder
 */
export function isOwnPage({ number, count }: Shard, path: string): boolean {
  return crc32(path) % count === number - 1;
}

/** Shards that do not fit together, or not to this machine. The message says why, and what to do. */
export class ShardError extends Error {}

/** A shard of a build. */
interface OfBuild extends Shard {
  build: string;
}

/**
 * Makes sure that there is each part once.
 *
 * @throws {ShardError} when they are of different builds, when one is missing, or there twice
 */
export function assertComplete(parts: readonly OfBuild[]): void {
  const [first] = parts;
  if (!first) throw new ShardError("Name the folders of all parts.");
  if (parts.some(({ build, count }) => build !== first.build || count !== first.count))
    throw new ShardError(
      "These parts are of different builds. Build all of them from the same pages, with the same number of parts.",
    );
  const numbers = parts.map(({ number }) => number);
  const missing = Array.from({ length: first.count }, (_, at) => at + 1).filter(
    (number) => !numbers.includes(number),
  );
  if (missing.length > 0)
    throw new ShardError(
      `Part ${missing.join(", ")} of ${first.count} is missing. Name the folders of all parts.`,
    );
  if (numbers.length !== first.count)
    throw new ShardError("A part is named twice. Name the folder of each part once.");
}

/**
 * Makes sure that this machine has what the others had.
 *
 * @throws {ShardError} when it has not
 */
export function assertSameBuild([first]: readonly OfBuild[], build: string): void {
  if (first?.build !== build)
    throw new ShardError(
      "This machine has other files or settings than those that ran the earlier steps. Check out the same commit on all machines, with the same SITE_URL and BLOG_HOST, and run all steps again.",
    );
}
