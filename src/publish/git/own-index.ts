import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Does something with an index of Git that is no folder's. */
export async function withOwnIndex<Result>(
  task: (index: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "page-engine-index-"));
  try {
    return await task(join(folder, "index"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
