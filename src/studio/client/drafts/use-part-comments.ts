import { useCallback, useEffect, useMemo, useState } from "react";
import { pairEntries } from "../../../engine/model/merge/pair-entries.ts";
import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { DraftAnswer, DraftComment } from "../../contract/drafts.ts";
import type { OpenPage } from "../state/session.ts";
import { draftActions } from "./draft-actions.ts";

/** Open comments of others on the parts of the open page. */
export interface PartComments {
  /** The comments on a part, by where it stands on the screen. */
  on: (at: number) => DraftComment[];
  /** Where each of them stands, with spaces between: a part may be named several times. */
  commented: string;
  /** Whether a part can be commented on: only what is saved has others as well. */
  isSaved: (at: number) => boolean;
  add: (at: number, text: string) => Promise<boolean>;
  resolve: (comment: string) => Promise<boolean>;
  /** Why the last of these could not be done. */
  failure: string | undefined;
}

/** Asks for the comments on a page while it is open, again when the window is looked at once more; nothing where nobody has drafts. */
export function usePartComments(
  { path, saved, page }: OpenPage,
  overview: Overview,
): PartComments | undefined {
  const draft = overview.team?.draft?.id;
  const [answer, setAnswer] = useState<DraftAnswer>();
  const [failure, setFailure] = useState<string>();
  const load = useCallback(async () => {
    if (draft !== undefined) setAnswer(await draftActions.show(draft));
  }, [draft]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: blocks may have moved whenever the site has changed.
  useEffect(() => {
    // Without an answer, the comments that are known stay.
    const look = () => void load().catch(() => undefined);
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [load, path, overview]);
  const pairs = useMemo(() => pairEntries(blocksOf(saved), blocksOf(page)), [saved, page]);
  if (draft === undefined) return undefined;
  const known = (answer?.comments ?? []).flatMap((comment) => {
    if (comment.path !== path || comment.block === undefined || comment.resolved) return [];
    const at = pairs.indexOf(comment.block);
    return at === -1 ? [] : [{ at, comment }];
  });
  const run = async (task: () => Promise<DraftAnswer>) => {
    try {
      setAnswer(await task());
      setFailure(undefined);
      return true;
    } catch (cause) {
      setFailure((cause as Error).message);
      return false;
    }
  };
  return {
    on: (at) => known.filter((one) => one.at === at).map(({ comment }) => comment),
    commented: known.map(({ at }) => at).join(" "),
    isSaved: (at) => pairs[at] !== undefined,
    add: (at, text) => run(() => draftActions.comment(draft, path, text, pairs[at])),
    resolve: (comment) => run(() => draftActions.resolve(draft, comment)),
    failure,
  };
}
