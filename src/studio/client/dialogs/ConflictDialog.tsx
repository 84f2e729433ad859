import type { EditedPage } from "../../contract/field.ts";
import type { Conflict } from "../state/use-saving.ts";
import type { StudioState } from "../state/use-studio.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import styles from "./dialogs.module.scss";

const WORDS = {
  conflict: {
    title: "This page was changed by somebody else",
    text: (path: string) =>
      `The file ${path} has changed on the disk since you opened it. Nothing has been saved. Compare both versions and choose one.`,
    theirs: "The version on the disk",
    take: "Take the version on the disk",
  },
  "other-window": {
    title: "This page was changed in another window",
    text: (path: string) =>
      `You have changed ${path} here and in another window at the same time. Nothing is lost. Compare both versions and choose the one to go on with.`,
    theirs: "The version of the other window",
    take: "Take the version of the other window",
  },
};

/** Shows both versions of a page that was changed elsewhere; nothing is overwritten unasked. */
export function ConflictDialog({ studio, conflict }: { studio: StudioState; conflict: Conflict }) {
  const { path, answer } = conflict;
  const words = WORDS[answer.outcome];
  const decision = decisionOn(studio, conflict);
  const close = () => studio.setConflict(undefined);
  const choose = (run: () => void) => {
    run();
    close();
  };
  const later = () => {
    close();
    studio.notify({
      tone: "warning",
      text: "Nothing is saved until you have chosen a version.",
      offers: [{ label: "Compare both versions", run: () => studio.setConflict(conflict) }],
    });
  };
  return (
    <Dialog title={words.title} wide onClose={later}>
      <p className={styles.text}>{words.text(path)}</p>
      <div className={styles.versions}>
        <Version title="Your version" text={answer.mine} other={answer.theirs} />
        <Version title={words.theirs} text={answer.theirs} other={answer.mine} />
      </div>
      <div className={styles.buttons}>
        <TextButton onClick={later}>Decide later</TextButton>
        <TextButton disabled={!decision} onClick={() => decision && choose(decision.takeTheirs)}>
          {words.take}
        </TextButton>
        <TextButton
          look="primary"
          disabled={!decision}
          onClick={() => decision && choose(decision.keepMine)}
        >
          Keep my version
        </TextButton>
      </div>
    </Dialog>
  );
}

interface Decision {
  takeTheirs(): void;
  keepMine(): void;
}

/** What each choice does; nothing for a file that cannot be read, which has to be fixed first. */
function decisionOn(studio: StudioState, { path, answer }: Conflict): Decision | undefined {
  if (answer.outcome === "conflict") {
    const { hash, page } = answer;
    return page && onFile(studio, path, hash, page);
  }
  const { copy } = answer;
  const open = studio.session.pages[path];
  const goOn = () => studio.keeper.decided(path, copy.version, copy.page);
  return {
    takeTheirs() {
      goOn();
      const page = open && { ...open, hash: copy.base, page: copy.page };
      if (page) studio.dispatch({ kind: "followed", page, time: Date.now() });
    },
    keepMine: goOn,
  };
}

function onFile(studio: StudioState, path: string, hash: string, theirs: EditedPage): Decision {
  const rebase = () => studio.dispatch({ kind: "rebased", path, hash, saved: theirs });
  return {
    takeTheirs() {
      rebase();
      studio.edit(theirs, "conflict", { path });
    },
    keepMine() {
      rebase();
      studio.notify({
        tone: "warning",
        text: "Your version is still on the screen. Save once more to write it over the other one.",
      });
    },
  };
}

/** A text whose lines are marked where the other one has none like them. */
function Version({ title, text, other }: { title: string; text: string; other: string }) {
  const others = new Set(other.split("\n"));
  const lines = text
    .split("\n")
    .map((line, at) => ({ line, key: `${at}`, own: !others.has(line) }));
  return (
    <section className={styles.version} aria-label={title}>
      <h3>{title}</h3>
      <pre>
        {lines.map(({ line, key, own }) =>
          own ? <mark key={key}>{`${line}\n`}</mark> : `${line}\n`,
        )}
      </pre>
    </section>
  );
}
