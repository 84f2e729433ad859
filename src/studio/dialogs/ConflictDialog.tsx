import type { Conflict } from "../state/use-saving.ts";
import type { StudioState } from "../state/use-studio.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import styles from "./dialogs.module.scss";

/** Shows both versions of a page that somebody else changed on the disk; nothing is overwritten unasked. */
export function ConflictDialog({ studio, conflict }: { studio: StudioState; conflict: Conflict }) {
  const { path, answer } = conflict;
  const { page: theirs } = answer;
  const close = () => studio.setConflict(undefined);
  const rebase = () => {
    if (theirs) studio.dispatch({ kind: "rebased", path, hash: answer.hash, saved: theirs });
  };
  const takeTheirs = () => {
    rebase();
    if (theirs) studio.edit(theirs, "conflict", { path });
    close();
  };
  const keepMine = () => {
    rebase();
    close();
    studio.tell({
      tone: "warning",
      text: "Your version is still on the screen. Save once more to write it over the other one.",
    });
  };
  return (
    <Dialog title="This page was changed by somebody else" wide onClose={close}>
      <p className={styles.text}>
        The file {path} has changed on the disk since you opened it. Nothing has been saved. Compare
        both versions and choose one.
      </p>
      <div className={styles.versions}>
        <Version title="Your version" text={answer.mine} other={answer.theirs} />
        <Version title="The version on the disk" text={answer.theirs} other={answer.mine} />
      </div>
      <div className={styles.buttons}>
        <TextButton onClick={close}>Decide later</TextButton>
        <TextButton disabled={!theirs} onClick={takeTheirs}>
          Take the version on the disk
        </TextButton>
        <TextButton look="primary" disabled={!theirs} onClick={keepMine}>
          Keep my version
        </TextButton>
      </div>
    </Dialog>
  );
}

/** A text whose lines are marked where the other one has none like them. */
function Version({ title, text, other }: { title: string; text: string; other: string }) {
  const others = new Set(other.split("\n"));
  const lines = text
    .split("\n")
    .map((line, at) => ({ line, place: `${at}`, own: !others.has(line) }));
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <pre>
        {lines.map(({ line, place, own }) =>
          own ? <mark key={place}>{`${line}\n`}</mark> : `${line}\n`,
        )}
      </pre>
    </section>
  );
}
