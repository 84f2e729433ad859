import { useCallback, useReducer, useState } from "react";
import type { EditedPage } from "../contract/field.ts";
import type { Notice } from "./notices.ts";
import { openingOf } from "./opening.ts";
import { NOTHING_OPEN, type OpenPage, sessionAfter } from "./session.ts";
import { useSaving } from "./use-saving.ts";

/** What is being edited, and everything that can be done with it. */
export function useStudio(site: string | undefined) {
  const [session, dispatch] = useReducer(sessionAfter, NOTHING_OPEN);
  const [notice, tell] = useState<Notice>();
  const open: OpenPage | undefined = session.pages[session.path ?? ""];
  const fail = useCallback((text: string) => tell({ tone: "bad", text }), []);
  const edit = (page: EditedPage, name: string, more: { path?: string; selected?: number } = {}) =>
    dispatch({ kind: "edited", page, name, time: Date.now(), ...more });
  const show = openingOf({ site, session, dispatch, edit, tell });
  const saving = useSaving({ site, open, dispatch, tell });
  return { session, open, dispatch, edit, show, notice, tell, fail, ...saving };
}

export type StudioState = ReturnType<typeof useStudio>;
