import type { ChangedFile } from "../../contract/publishing.ts";
import type { DescribedFile } from "./change-sentence.ts";
import type { DescribeChange } from "./describe-change.ts";

/** Of more files a commit names the pages alone: nobody reads on, and each is asked of Git. */
const MAX = 20;

/** Reads a file in a state; nothing where it is not there. */
export type ReadText = (path: string) => Promise<string | undefined> | string | undefined;

/** Describes what was done in a few files between two states. */
export async function describeFiles(
  describe: DescribeChange,
  files: readonly ChangedFile[],
  { before, after }: { before: ReadText; after: ReadText },
): Promise<DescribedFile[]> {
  if (files.length > MAX) return [...files];
  return Promise.all(
    files.map(async (file) => {
      const { path, change } = file;
      if (change !== "changed" || !path.endsWith(".json")) return file;
      return describe(file, { before: await before(path), after: await after(path) });
    }),
  );
}
