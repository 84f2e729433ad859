import { useRef } from "react";
import { OUT_OF_REACH } from "../api.ts";
import type { Keeper, KeeperSaveAnswer } from "./keeper.ts";
import { DAMAGED, deletedNotice, type Notice, rejectedNotice, UNSAVED } from "./notices.ts";
import type { OpenPage, SessionAction } from "./session.ts";

/** What saving needs to know, and whom it notifies. */
interface Saving {
  keeper: Keeper;
  open: OpenPage | undefined;
  dispatch: (action: SessionAction) => void;
  notify: (notice: Notice) => void;
  /** The page is saved. */
  onSaved: () => void;
  /** Nothing is saved until the user has decided what is to become of changes that clash. */
  onUndecided: () => void;
}

/** Makes the function that saves the open page, one wish at a time. */
export function useSaving({ keeper, open, dispatch, notify, onSaved, onUndecided }: Saving) {
  const busy = useRef(false);

  function take(page: OpenPage, answer: KeeperSaveAnswer): void {
    const { path } = page;
    switch (answer.outcome) {
      case "saved":
        dispatch({ kind: "saved", path, hash: answer.hash, page: answer.page });
        onSaved();
        break;
      case "rejected":
        notify(rejectedNotice(answer.issues.length));
        break;
      case "damaged":
        notify(DAMAGED);
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
        onUndecided();
    }
  }

  const fail = ({ message }: Error) =>
    notify(message === OUT_OF_REACH ? UNSAVED : { tone: "bad", text: message });
  const throwAway = (path: string) =>
    keeper.discard(path).then(() => dispatch({ kind: "closed", path }), fail);

  async function send(page: OpenPage): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    try {
      take(page, await keeper.save(page));
    } catch (cause) {
      fail(cause as Error);
    }
    busy.current = false;
  }

  return async () => {
    if (open) await send(open);
  };
}
