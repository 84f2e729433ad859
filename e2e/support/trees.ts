import { createHash } from "node:crypto";
import { existsSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { type Entry, walk } from "../../src/engine/pipeline/walk.ts";

/** Every file below a folder with a hash of its bytes, and every link with where it leads, to compare two outputs. */
export function treeOf(folder: string): Record<string, string> {
  const entries = walk(folder).map((entry) => [entry.path, contentOf(entry, folder)] as const);
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function contentOf({ path, kind }: Entry, folder: string): string {
  if (kind === "link") return `link to ${readlinkSync(join(folder, path))}`;
  if (kind !== "file") return kind;
  return createHash("sha256")
    .update(readFileSync(join(folder, path)))
    .digest("hex");
}

/** The same without the assets that were taken along from earlier outputs. */
export function ownTreeOf(folder: string): Record<string, string> {
  const record = join(folder, "_earlier");
  const earlier: string[][] = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [];
  const left = new Set(["_earlier", ...earlier.flat()]);
  return Object.fromEntries(Object.entries(treeOf(folder)).filter(([path]) => !left.has(path)));
}
