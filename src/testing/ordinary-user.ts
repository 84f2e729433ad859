import { chownSync } from "node:fs";
import { join } from "node:path";
import { walk } from "../engine/pipeline/walk.ts";

/** Nobody, on every system that has users. */
const NOBODY = 65534;

/**
 * Runs something as a user to whom a folder belongs, and who may not do everything: root may read what
 * nobody may, so that tests of it would show nothing.
 */
export async function asOrdinaryUser<Result>(
  folder: string,
  run: () => Promise<Result>,
): Promise<Result> {
  if (process.getuid?.() !== 0) return run();
  const below = walk(folder).map(({ path }) => path);
  const folders = below.flatMap((path) =>
    path.split("/").map((_, at, all) => all.slice(0, at).join("/")),
  );
  for (const path of new Set(["", ...folders, ...below]))
    chownSync(join(folder, path), NOBODY, NOBODY);
  process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}
