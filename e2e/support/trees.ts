import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every file below a folder with a hash of its bytes, to compare two outputs. */
export function treeOf(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const hashes = files.map((file) => {
    const hash = createHash("sha256").update(readFileSync(file)).digest("hex");
    return [file.slice(folder.length + 1), hash] as const;
  });
  return Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1)));
}
