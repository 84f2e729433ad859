import { useRef } from "react";
import type { FileConflict, SaveAnswer, WindowConflict } from "../../contract/answers.ts";
import { ask, WINDOW } from "../api.ts";
import type { Keeper } from "./keeper.ts";
import { deletedNotice, type Notice, rejectedNotice } from "./notices.ts";
import type { OpenPage, SessionAction } from "./session.ts";

/** A page that was changed elsewhere while it was being edited: on the disk, or in another window. */
export interface Conflict {
  path: string;
  answer: FileConflict | WindowConflict;
}

/** What saving needs to know, and whom it notifies. */
interface Saving {
  keeper: Keeper;
  open: OpenPage | undefined;
  dispatch: (action: SessionAction) => void;
  notify: (notice: Notice) => void;
  onConflict: (conflict: Conflict) => void;
}

/**
 * Makes the function that saves the open page, one wish at a time.
 *
 * @param keeper what is kept until then takes its turn with saving
 */
export function useSaving({ keeper, open, dispatch, notify, onConflict }: Saving) {
  const busy = useRef(false);

  function take(page: OpenPage, answer: SaveAnswer): void {
    const { path } = page;
    switch (answer.outcome) {
      case "saved":
        dispatch({ kind: "saved", path, hash: answer.hash, page: answer.page });
        notify({ tone: "good", text: "Saved." });
        break;
      case "rejected":
        notify(rejectedNotice(answer.issues.length));
        break;
      case "deleted":
        notify(
          deletedNotice(
            () => void send({ ...page, hash: "" }),
            () => void throwAway(path),
          ),
        );
        break;
      default:
        onConflict({ path, answer });
    }
  }

  const fail = (cause: Error) => notify({ tone: "bad", text: cause.message });
  const throwAway = (path: string) =>
    keeper.discard(path).then(() => dispatch({ kind: "closed", path }), fail);

  async function send(page: OpenPage): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      take(page, await saveInTurn(keeper, page));
    } catch (cause) {
      fail(cause as Error);
    }
    busy.current = false;
  }

  return async () => {
    if (open) await send(open);
  };
}

function saveInTurn(keeper: Keeper, { path, hash, page }: OpenPage): Promise<SaveAnswer> {
  return keeper.inTurn(path, async (after) => {
    const saved = await ask<SaveAnswer>("save", { path, hash, page, after, window: WINDOW });
    if (saved.outcome === "saved") keeper.saved(path, page, saved.hash);
    return saved;
  });
}
