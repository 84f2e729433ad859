import { useRef, useState } from "react";
import { ask } from "../api.ts";
import type { SaveAnswer } from "../contract/answers.ts";
import { type Notice, refusedNotice } from "./notices.ts";
import { forget } from "./recovery.ts";
import type { OpenPage, SessionAction } from "./session.ts";

/** A file that changed on the disk while it was being edited. */
export interface Conflict {
  path: string;
  answer: Extract<SaveAnswer, { outcome: "conflict" }>;
}

/** What saving needs to know, and whom it tells. */
interface Saving {
  site: string | undefined;
  open: OpenPage | undefined;
  dispatch: (action: SessionAction) => void;
  tell: (notice: Notice) => void;
}

/** Saves the open page, one wish at a time, or keeps it as a draft. */
export function useSaving({ site, open, dispatch, tell }: Saving) {
  const [conflict, setConflict] = useState<Conflict>();
  const busy = useRef(false);
  const fail = (cause: unknown) => tell({ tone: "bad", text: (cause as Error).message });

  async function keepDraft({ path, page }: OpenPage): Promise<void> {
    try {
      await ask("save-draft", { path, page });
      tell({ tone: "good", text: "Kept as a draft. The page on the site is unchanged." });
    } catch (cause) {
      fail(cause);
    }
  }

  function take(page: OpenPage, answer: SaveAnswer): void {
    const { path } = page;
    if (answer.outcome === "conflict") setConflict({ path, answer });
    else if (answer.outcome === "refused")
      tell(refusedNotice(answer.issues.length, () => void keepDraft(page)));
    else {
      dispatch({ kind: "saved", path, hash: answer.hash, page: answer.page });
      if (site !== undefined) forget(site, path);
      tell({ tone: "good", text: "Saved." });
    }
  }

  async function save(): Promise<void> {
    if (!open || busy.current) return;
    busy.current = true;
    try {
      const { path, hash, page } = open;
      take(open, await ask<SaveAnswer>("save", { path, hash, page }));
    } catch (cause) {
      fail(cause);
    }
    busy.current = false;
  }

  return { save, conflict, setConflict };
}
