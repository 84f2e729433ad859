import { useCallback, useReducer, useState } from "react";
import { ask } from "../api.ts";
import type { OpenedPage, SaveAnswer } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { forget, recover } from "./recovery.ts";
import { NOTHING_OPEN, type OpenPage, sessionAfter } from "./session.ts";
import { isSame } from "./values.ts";

/** Something the studio tells its user. */
export interface Notice {
  tone: "good" | "warning" | "bad";
  text: string;
  /** Something the user can do about it. */
  offer?: { label: string; run: () => void };
}

/** A file that changed on the disk while it was being edited. */
export interface Conflict {
  path: string;
  answer: Extract<SaveAnswer, { outcome: "conflict" }>;
}

/** What is being edited, and everything that can be done with it. */
export function useStudio(site: string | undefined) {
  const [session, dispatch] = useReducer(sessionAfter, NOTHING_OPEN);
  const [notice, setNotice] = useState<Notice>();
  const [conflict, setConflict] = useState<Conflict>();
  const open: OpenPage | undefined = session.pages[session.path ?? ""];

  const fail = useCallback((text: string) => setNotice({ tone: "bad", text }), []);

  const edit = (page: EditedPage, name: string, more: { path?: string; selected?: number } = {}) =>
    dispatch({ kind: "edited", page, name, time: Date.now(), ...more });

  async function load(path: string): Promise<OpenedPage | undefined> {
    try {
      return await ask<OpenedPage>("open", { path });
    } catch (cause) {
      fail((cause as Error).message);
      return undefined;
    }
  }

  async function show(path: string): Promise<void> {
    setNotice(undefined);
    if (session.pages[path]) {
      dispatch({ kind: "shown", path });
      return;
    }
    const opened = await load(path);
    if (!opened) return;
    const { hash, page: saved, route, draft } = opened;
    const unsaved = site === undefined ? undefined : recover(site, path);
    const restored = unsaved && !isSame(unsaved.page, saved) ? unsaved : undefined;
    dispatch({
      kind: "opened",
      page: { path, route, hash: restored?.hash ?? hash, saved, page: restored?.page ?? saved },
    });
    if (restored) setNotice(restoredNotice(() => edit(saved, "restore", { path })));
    else if (draft) setNotice(draftNotice(draft, () => edit(draft.page, "draft", { path })));
  }

  async function save(): Promise<void> {
    if (!open) return;
    const { path, hash, page } = open;
    try {
      const answer = await ask<SaveAnswer>("save", { path, hash, page });
      if (answer.outcome === "conflict") setConflict({ path, answer });
      else if (answer.outcome === "refused") setNotice(refusedNotice(answer.issues.length));
      else {
        dispatch({ kind: "saved", path, hash: answer.hash, page: answer.page });
        if (site !== undefined) forget(site, path);
        setNotice({ tone: "good", text: "Saved." });
      }
    } catch (cause) {
      fail((cause as Error).message);
    }
  }

  return {
    session,
    open,
    dispatch,
    edit,
    show,
    load,
    save,
    notice,
    setNotice,
    conflict,
    setConflict,
    fail,
  };
}

export type StudioState = ReturnType<typeof useStudio>;

function restoredNotice(throwAway: () => void): Notice {
  return {
    tone: "warning",
    text: "Your unsaved changes from last time are back.",
    offer: { label: "Throw them away", run: throwAway },
  };
}

function draftNotice(draft: NonNullable<OpenedPage["draft"]>, take: () => void): Notice {
  const when = new Date(draft.savedAt).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const since = draft.pageChangedSince ? " The page itself has changed since then." : "";
  return {
    tone: "warning",
    text: `There is a draft of this page from ${when}.${since}`,
    offer: { label: "Go on with the draft", run: take },
  };
}

function refusedNotice(count: number): Notice {
  return {
    tone: "bad",
    text: `Not saved: ${count === 1 ? "1 problem" : `${count} problems`} would break the site. Mend what is marked, or keep the page as a draft.`,
  };
}
