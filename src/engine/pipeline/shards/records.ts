import { pack, textOf, unpack } from "../cache/pack.ts";
import type { Snapshot } from "../cache/snapshot.ts";
import { fromBytes, toBytes } from "../cache/snapshot.ts";
import { readBytes } from "../regular-file.ts";
import { type Shard, ShardError } from "./shard.ts";

/** The results of a machine for the pages of its shard. */
export interface Records<More = unknown> extends Shard {
  /** Records of different builds do not fit together: it stands for the engine, its settings, and all that they have in common. */
  build: string;
  /** The engine, in words that differ when it gives other results. */
  engine: string;
  snapshot: Snapshot;
  /** What else there is to say, as plain JSON. */
  more: More;
}

type Header = Omit<Records, "snapshot">;

/** Records as they go from machine to machine: with a checksum, and nothing in them that depends on where a site lies. */
export function recordsToBytes({ snapshot, ...header }: Records): Buffer {
  const source = toBytes(snapshot, header.engine);
  return pack({
    header: [JSON.stringify(header satisfies Header)],
    snapshot: [{ source, start: 0, end: source.length }],
  });
}

/**
 * Reads records.
 *
 * @param engine of this machine
 * @throws {ShardError} when they are damaged, or of another engine
 */
export function readRecords<More>(file: string, engine: string): Records<More> {
  const packed = unpack(readBytes(file));
  if (!packed) throw new ShardError(`${file} is damaged. Run the step again that wrote it.`);
  const header = JSON.parse(textOf(packed.cell("header", 0))) as Omit<Records<More>, "snapshot">;
  const { source, start, end } = packed.cell("snapshot", 0);
  const snapshot = fromBytes(source.subarray(start, end), engine);
  if (!snapshot || header.engine !== engine)
    throw new ShardError(
      `${file} was written by another version of the engine. Install the same one on all machines with "npm ci", and run all steps again.`,
    );
  return { ...header, snapshot };
}
