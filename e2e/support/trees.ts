import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { walk } from "../../src/content/walk.ts";

/** Every file below a folder with a hash of its bytes, to compare two outputs. */
export function treeOf(folder: string): Record<string, string> {
  const hashes = walk(folder).map(({ path }) => {
    const hash = createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
    return [path, hash] as const;
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The same without the assets that were taken along from earlier outputs. */
export function ownTreeOf(folder: string): Record<string, string> {
  const record = join(folder, "_earlier");
  const earlier: string[][] = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [];
  const left = new Set(["_earlier", ...earlier.flat()]);
  return Object.fromEntries(Object.entries(treeOf(folder)).filter(([path]) => !left.has(path)));
}
