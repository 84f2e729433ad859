import type { Repository } from "../../git/open-repository.ts";
import type { ReadText } from "../../studio/server/publishing/describe-files.ts";

/** Reads files as a commit has them. */
export function readAt(repository: Repository, commit: string): ReadText {
  return (path) => repository.run(["show", `${commit}:${path}`]).catch(() => undefined);
}
