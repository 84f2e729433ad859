import { GitError } from "../../git/git-error.ts";
import type { Clone } from "../../publish/git/clone-state.ts";
import { updateClone } from "../../publish/git/update-clone.ts";
import type { Decision, UpdateAnswer } from "../../studio/contract/drafts.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { withRequestErrors } from "../../team/drafts/with-request-errors.ts";

/**
 * Brings the clone of somebody who works alone up to date.
 *
 * @throws {RequestError} in words, also where other programs have changed files that would be replaced
 */
export function updateOwnCopy(
  clone: Clone,
  sentence: string,
  decision: Decision | undefined,
): Promise<UpdateAnswer> {
  return withRequestErrors(async () => {
    try {
      return await updateClone(clone, sentence, decision);
    } catch (cause) {
      const files = cause instanceof GitError ? overwrittenBy(cause) : [];
      if (files.length === 0) throw cause;
      throw new RequestError(
        409,
        `Others have changed files that were changed here without the studio: ${files.join(", ")}. Ask whoever set up the site to keep or undo that, then try again.`,
      );
    }
  });
}

/** Files with changes that no commit has, which Git will not overwrite. */
function overwrittenBy({ output }: GitError): string[] {
  const [, listed = ""] = /would be overwritten by merge:\n((?:\t.+\n?)+)/.exec(output) ?? [];
  return listed.split("\n").flatMap((line) => line.trim() || []);
}
