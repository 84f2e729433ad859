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
  /** What the user can do about it. */
  offers?: { label: string; run: () => void }[];
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

  /** Shows a page. @returns the page as it is being edited */
  async function show(path: string): Promise<EditedPage | undefined> {
    setNotice(undefined);
    const known = session.pages[path];
    if (known) {
      dispatch({ kind: "shown", path });
      return known.page;
    }
    const opened = await load(path);
    if (!opened) return undefined;
    const { hash, page: saved, route, draft } = opened;
    const unsaved = site === undefined ? undefined : recover(site, path);
    const restored = unsaved && !isSame(unsaved.page, saved) ? unsaved : undefined;
    dispatch({
      kind: "opened",
      page: { path, route, hash: restored?.hash ?? hash, saved, page: restored?.page ?? saved },
    });
    if (restored) setNotice(restoredNotice(() => edit(saved, "restore", { path })));
    else if (draft)
      setNotice(
        draftNotice(
          draft,
          () => edit(draft.page, "draft", { path }),
          () => void ask("discard-draft", { path }).catch((cause: Error) => fail(cause.message)),
        ),
      );
    return restored?.page ?? saved;
  }

  async function save(): Promise<void> {
    if (!open) return;
    const { path, hash, page } = open;
    try {
      const answer = await ask<SaveAnswer>("save", { path, hash, page });
      if (answer.outcome === "conflict") setConflict({ path, answer });
      else if (answer.outcome === "refused")
        setNotice(refusedNotice(answer.issues.length, () => void keepDraft()));
      else {
        dispatch({ kind: "saved", path, hash: answer.hash, page: answer.page });
        if (site !== undefined) forget(site, path);
        setNotice({ tone: "good", text: "Saved." });
      }
    } catch (cause) {
      fail((cause as Error).message);
    }
  }

  /** Keeps the page apart as a draft; the site stays as it is. */
  async function keepDraft(): Promise<void> {
    if (!open) return;
    try {
      await ask("save-draft", { path: open.path, page: open.page });
      setNotice({ tone: "good", text: "Kept as a draft. The page on the site is unchanged." });
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
    offers: [{ label: "Throw them away", run: throwAway }],
  };
}

function draftNotice(
  draft: NonNullable<OpenedPage["draft"]>,
  take: () => void,
  discard: () => void,
): Notice {
  const when = new Date(draft.savedAt).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const since = draft.pageChangedSince ? " The page itself has changed since then." : "";
  return {
    tone: "warning",
    text: `There is a draft of this page from ${when}.${since}`,
    offers: [
      { label: "Go on with the draft", run: take },
      { label: "Throw the draft away", run: discard },
    ],
  };
}

function refusedNotice(count: number, keepDraft: () => void): Notice {
  return {
    tone: "bad",
    text: `Not saved: ${count === 1 ? "1 problem" : `${count} problems`} would break the site. Mend what is marked, or keep the page as a draft, which changes nothing on the site.`,
    offers: [{ label: "Keep as a draft", run: keepDraft }],
  };
}
