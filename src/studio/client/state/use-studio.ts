import { useCallback, useReducer, useState } from "react";
import type { KeptSummary } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask, WINDOW } from "../api.ts";
import { FOLLOWED, type Notice } from "./notices.ts";
import { openingOf } from "./opening.ts";
import { NOTHING_OPEN, type OpenPage, sessionAfter } from "./session.ts";
import { useKeeper } from "./use-keeper.ts";
import { type Conflict, useSaving } from "./use-saving.ts";

/** What is being edited, and everything that can be done with it. */
export function useStudio() {
  const [session, dispatch] = useReducer(sessionAfter, NOTHING_OPEN);
  const [notice, notify] = useState<Notice>();
  const [conflict, setConflict] = useState<Conflict>();
  const open: OpenPage | undefined = session.pages[session.path ?? ""];
  const fail = useCallback((text: string) => notify({ tone: "bad", text }), []);
  const edit = (page: EditedPage, name: string, more: { path?: string; selected?: number } = {}) =>
    dispatch({ kind: "edited", page, name, time: Date.now(), ...more });
  const follow = (page: OpenPage) => {
    dispatch({ kind: "followed", page, time: Date.now() });
    if (page.path === session.path) notify(FOLLOWED);
  };
  const { keeper, trouble } = useKeeper(session.pages, {
    onConflict: (path, answer) => setConflict({ path, answer }),
    onFollow: follow,
  });
  const show = openingOf({ session, keeper, dispatch, edit, notify });
  const save = useSaving({ keeper, open, dispatch, notify, onConflict: setConflict });
  /** Throws unsaved work away that lies with the server. */
  const throwAway = ({ path, version }: KeptSummary) =>
    ask("discard", { path, after: version, window: WINDOW }).then(
      () => dispatch({ kind: "closed", path }),
      (cause: Error) => fail(cause.message),
    );
  return {
    ...{ session, open, dispatch, edit, show, notice, notify, fail },
    ...{ save, throwAway, keeper, trouble, conflict, setConflict },
  };
}

export type StudioState = ReturnType<typeof useStudio>;
