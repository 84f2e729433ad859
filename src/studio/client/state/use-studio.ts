import { useCallback, useReducer, useState } from "react";
import type { KeptSummary, Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask, OUT_OF_REACH, WINDOW } from "../api.ts";
import type { JoinedElsewhere } from "./keeper.ts";
import { changedNames } from "./names.ts";
import { joinedNotice, resumedNotice, savedNotice } from "./notices.ts";
import { openingOf } from "./opening.ts";
import { isChanged, type OpenPage, sessionAfter, sessionWith } from "./session.ts";
import type { LeftWork } from "./unsent-work.ts";
import { useClash } from "./use-clash.ts";
import { useKeeper } from "./use-keeper.ts";
import { useSaving } from "./use-saving.ts";

/**
 * What is being edited, and everything that can be done with it.
 *
 * @param left what an earlier window could not send
 */
export function useStudio(overview: Overview | undefined, left: LeftWork[]) {
  const [session, dispatch] = useReducer(sessionAfter, left, sessionWith);
  const [notice, notify] = useState(left.length > 0 ? resumedNotice(left) : undefined);
  const open: OpenPage | undefined = session.pages[session.path ?? ""];
  const fail = useCallback((text: string) => {
    // Another bar says so, as long as it is so.
    if (text !== OUT_OF_REACH) notify({ tone: "bad", text });
  }, []);
  const edit = (page: EditedPage, name: string, more: { path?: string; selected?: number } = {}) =>
    dispatch({ kind: "edited", page, name, time: Date.now(), ...more });
  const join = ({ page, seen }: JoinedElsewhere) => {
    dispatch({ kind: "joined", page, seen });
    const { path } = page;
    const before = session.pages[path];
    if (path !== session.path || !before || !overview) return;
    const names = changedNames({ path, before: seen, after: page.page }, overview);
    if (names !== "") notify((now) => joinedNotice(now, names, isChanged(before)));
  };
  const clash = useClash();
  const { keeper, trouble } = useKeeper(
    session.pages,
    { onJoined: join, onClash: clash.take },
    left,
  );
  const show = openingOf({ session, keeper, dispatch, edit, notify });
  const save = useSaving({
    ...{ keeper, open, dispatch, notify },
    onSaved: () => notify(savedNotice),
    onUndecided: clash.show,
  });
  /** Throws unsaved work away that lies with the server. */
  const throwAway = ({ path, version }: KeptSummary) =>
    ask("discard", { path, after: version, window: WINDOW }).then(
      () => dispatch({ kind: "closed", path }),
      (cause: Error) => fail(cause.message),
    );
  return {
    ...{ session, open, dispatch, edit, show, notice, notify, fail },
    ...{ save, throwAway, keeper, trouble, clash },
  };
}

export type StudioState = ReturnType<typeof useStudio>;
