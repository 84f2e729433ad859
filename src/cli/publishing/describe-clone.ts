import { join } from "node:path";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import { type Clone, changedFiles, textBefore } from "../../publish/git/clone-state.ts";
import { changeSentence } from "../../studio/server/publishing/change-sentence.ts";
import type { DescribeChange } from "../../studio/server/publishing/describe-change.ts";
import { describeFiles } from "../../studio/server/publishing/describe-files.ts";
import { withTitle } from "../../team/drafts/changed-files.ts";

/** What was changed in a clone since it was published, in a line. */
export async function describeClone(clone: Clone, describe: DescribeChange): Promise<string> {
  const read = (path: string) => textIfReadable(join(clone.repository.folder, path));
  const files = (await changedFiles(clone)).map((file) =>
    withTitle(file, () => read(file.path) ?? ""),
  );
  const described = await describeFiles(describe, files, {
    before: (path) => textBefore(clone, path),
    after: read,
  });
  const [first = ""] = changeSentence(described).split("\n");
  return first;
}
