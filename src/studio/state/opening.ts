import { ask } from "../api.ts";
import type { OpenedPage } from "../contract/answers.ts";
import type { EditedPage } from "../contract/field.ts";
import { draftNotice, type Notice, restoredNotice } from "./notices.ts";
import { recover } from "./recovery.ts";
import type { Session, SessionAction } from "./session.ts";
import { isSame } from "./values.ts";

/** What opening needs to know, and whom it tells. */
interface Opening {
  site: string | undefined;
  session: Session;
  dispatch: (action: SessionAction) => void;
  edit: (page: EditedPage, name: string, more: { path: string }) => void;
  tell: (notice: Notice | undefined) => void;
}

/**
 * Makes the function that shows a page: as it is being edited, with unsaved work from an earlier
 * window, or as its file has it.
 *
 * @returns a function that gives the page, or nothing when it cannot be opened
 */
export function openingOf({ site, session, dispatch, edit, tell }: Opening) {
  const fail = (cause: Error) => tell({ tone: "bad", text: cause.message });

  function show(opened: OpenedPage): EditedPage {
    const { path, hash, page: saved, route, draft } = opened;
    const unsaved = site === undefined ? undefined : recover(site, path);
    const restored = unsaved && !isSame(unsaved.page, saved) ? unsaved : undefined;
    const page = restored?.page ?? saved;
    dispatch({ kind: "opened", page: { path, route, hash: restored?.hash ?? hash, saved, page } });
    const throwAway = () => {
      dispatch({ kind: "rebased", path, hash, saved });
      edit(saved, "restore", { path });
    };
    const takeDraft = () => draft && edit(draft.page, "draft", { path });
    const discard = () => void ask("discard-draft", { path }).catch(fail);
    if (restored) tell(restoredNotice(throwAway));
    else if (draft) tell(draftNotice(draft, takeDraft, discard));
    return page;
  }

  return async (path: string): Promise<EditedPage | undefined> => {
    tell(undefined);
    const known = session.pages[path];
    if (known) {
      dispatch({ kind: "shown", path });
      return known.page;
    }
    try {
      return show(await ask<OpenedPage>("open", { path }));
    } catch (cause) {
      fail(cause as Error);
      return undefined;
    }
  };
}
