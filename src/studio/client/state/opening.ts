import type { Dispatch, SetStateAction } from "react";
import type { OpenedPage } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { HistoryEntry, PageState } from "../../contract/history.ts";
import { mayBeMissing, partAt, type SitePart } from "../../contract/site-files.ts";
import { ask } from "../api.ts";
import { statesOf } from "./history-rows.ts";
import type { Keeper } from "./keeper.ts";
import { keptNotice, type Notice } from "./notices.ts";
import { openPageOf } from "./open-page.ts";
import type { Session, SessionAction } from "./session.ts";

/** What opening needs to know, and whom it notifies. */
interface Opening {
  session: Session;
  keeper: Keeper;
  dispatch: (action: SessionAction) => void;
  edit: (page: EditedPage, name: string, more: { path: string }) => void;
  notify: Dispatch<SetStateAction<Notice | undefined>>;
}

/**
 * Makes the function that shows a page, or a part of the site file: as it is being edited, with unsaved work
 * from another time or window, or as its file has it.
 *
 * @returns a function that gives the page, or nothing when it cannot be opened
 */
export function openingOf({ session, keeper, dispatch, edit, notify }: Opening) {
  const fail = (cause: Error) => notify({ tone: "bad", text: cause.message });

  function show(
    opened: OpenedPage,
    { states, part, news }: { states: PageState[]; part: SitePart | undefined; news: number },
  ): EditedPage {
    const { path, hash, page: saved, copy } = opened;
    const page = openPageOf(opened);
    keeper.opened(page, copy?.version, news);
    dispatch({ kind: "opened", page, states, part });
    const throwAway = () => {
      dispatch({ kind: "rebased", path, hash, saved });
      edit(saved, "throw away", { path });
    };
    const close = () =>
      void keeper.discard(path).then(() => dispatch({ kind: "closed", path }), fail);
    const file = fileOf(opened);
    if (copy) notify(keptNotice(copy, file, hash === "" ? close : throwAway));
    if (copy && file === "changed") void keeper.follow(path);
    return page.page;
  }

  return async (path: string, part = partAt(path, "")): Promise<EditedPage | undefined> => {
    notify((now) => (now?.isOfSession ? now : undefined));
    const known = session.pages[path];
    if (known) {
      dispatch({ kind: "shown", path, part });
      return known.page;
    }
    try {
      const { news } = keeper;
      // Without its history a page can be edited all the same.
      const history = ask<HistoryEntry[]>("history", { path }).catch(() => []);
      const opened = await ask<OpenedPage>("open", { path });
      return show(opened, { states: statesOf(await history), part, news });
    } catch (cause) {
      fail(cause as Error);
      return undefined;
    }
  };
}

function fileOf({ path, hash, copy }: OpenedPage): "same" | "changed" | "deleted" {
  const isNew = mayBeMissing(path) && copy?.base === "";
  if (hash === "" && !isNew) return "deleted";
  return copy?.base === hash ? "same" : "changed";
}
