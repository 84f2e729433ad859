import { useEffect, useMemo, useState } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { Overview } from "../../contract/answers.ts";
import type { HistoryEntry, PageState } from "../../contract/history.ts";
import { ask } from "../api.ts";
import { type HistoryRow, historyRows, statesOf } from "../state/history-rows.ts";
import { nameOf } from "../state/name-of.ts";
import { dayOf, timeOf, whenOf } from "../state/notices.ts";
import type { OpenPage } from "../state/session.ts";
import type { StudioState } from "../state/use-studio.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./HistoryDialog.module.scss";

/** What was done to a page, and every state that it was in, to be brought back. */
export function HistoryDialog({
  studio,
  open,
  overview,
  onClose,
}: {
  studio: StudioState;
  open: OpenPage;
  overview: Overview;
  onClose: () => void;
}) {
  const { path } = open;
  const states = useStates(studio, path);
  const rows = useMemo(
    () => states && historyRows(path, states, overview),
    [path, states, overview],
  );
  const bringBack = ({ at, page }: PageState) => {
    studio.edit(page, `bring back ${at}`, { path });
    studio.notify({
      tone: "good",
      text: say("dialogs.asItWas", { when: whenOf(at) }),
    });
    onClose();
  };
  return (
    <Dialog title={say("dialogs.history", { page: nameOf(open) })} onClose={onClose}>
      {rows?.length === 0 && <p className={styles.none}>{say("dialogs.nothingYet")}</p>}
      {rows &&
        byDay(rows).map(([day, ofDay]) => (
          <section key={day} aria-label={day}>
            <h3 className={styles.day}>{day}</h3>
            <ol>
              {ofDay.map((row) => (
                <Row
                  key={`${row.state.at} ${row.state.kind}`}
                  row={row}
                  isShown={sameValue(row.state.page, open.page)}
                  onBringBack={() => bringBack(row.state)}
                />
              ))}
            </ol>
          </section>
        ))}
    </Dialog>
  );
}

function Row({
  row: { state, text, isSaved },
  isShown,
  onBringBack,
}: {
  row: HistoryRow;
  isShown: boolean;
  onBringBack: () => void;
}) {
  const time = timeOf(state.at);
  return (
    <li className={styles.row}>
      <time className={styles.time} dateTime={state.at}>
        {time}
      </time>
      <p className={styles.words}>
        {text}
        {isSaved && <span className={styles.saved}>{say("dialogs.saved")}</span>}
      </p>
      {isShown ? (
        <span className={styles.shown}>{say("dialogs.onScreen")}</span>
      ) : (
        <TextButton onClick={onBringBack}>{say("dialogs.bringBack")}</TextButton>
      )}
    </li>
  );
}

/** The states of a page, with what was typed until now; nothing until they are known. */
function useStates({ keeper, fail }: StudioState, path: string): PageState[] | undefined {
  const [states, setStates] = useState<PageState[]>();
  useEffect(() => {
    let isWanted = true;
    keeper
      .flush()
      .then(() => ask<HistoryEntry[]>("history", { path }))
      .then(
        (entries) => isWanted && setStates(statesOf(entries)),
        (cause: Error) => isWanted && fail(cause.message),
      );
    return () => {
      isWanted = false;
    };
  }, [keeper, fail, path]);
  return states;
}

function byDay(rows: HistoryRow[]): [string, HistoryRow[]][] {
  const days = new Map<string, HistoryRow[]>();
  for (const row of rows) {
    const day = dayOf(row.state.at);
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return [...days];
}
