import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Runs a task with a temporary index of Git. */
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
