import { useState } from "react";
import type { KeptSummary } from "../../contract/answers.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { whenOf } from "../state/notices.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import styles from "./StartScreen.module.scss";

/** What is seen before a page is opened: the pages with unsaved work, if there are any. */
export function StartScreen({
  kept,
  onOpen,
  onThrowAway,
}: {
  kept: KeptSummary[];
  onOpen: (path: string) => void;
  onThrowAway: (kept: KeptSummary) => void;
}) {
  const [doomed, setDoomed] = useState<KeptSummary>();
  return (
    <div className={styles.start}>
      {kept.length > 0 && (
        <section className={styles.kept} aria-labelledby="kept-heading">
          <h2 id="kept-heading">
            You have unsaved changes on {kept.length === 1 ? "1 page" : `${kept.length} pages`}
          </h2>
          <ul>
            {kept.map((one) => (
              <li key={one.path}>
                <p>
                  <strong>{one.title}</strong> <span>{one.route}</span>
                  <span className={styles.when}>{stateOf(one)}</span>
                </p>
                <TextButton look="primary" onClick={() => onOpen(one.path)}>
                  Go on
                </TextButton>
                <TextButton onClick={() => setDoomed(one)}>Throw away</TextButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.welcome}>Choose a page on the left to begin.</p>
      {doomed && (
        <ThrowAwayDialog
          title={doomed.title}
          onYes={() => onThrowAway(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </div>
  );
}

/** Unsaved work that is thrown away does not come back. */
function ThrowAwayDialog({
  title,
  onYes,
  onClose,
}: {
  title: string;
  onYes: () => void;
  onClose: () => void;
}) {
  return (
    <Dialog title={`Throw away the changes on ${title}?`} onClose={onClose}>
      <p className={dialogs.text}>
        They cannot be brought back. The page stays as it was saved last.
      </p>
      <div className={dialogs.buttons}>
        <TextButton onClick={onClose}>Do nothing</TextButton>
        <TextButton
          look="danger"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          Throw them away
        </TextButton>
      </div>
    </Dialog>
  );
}

function stateOf({ savedAt, file }: KeptSummary): string {
  const when = savedAt === undefined ? "These changes cannot be read." : whenOf(savedAt);
  if (file === "same") return when;
  return `${when}. The page has been ${file} since.`;
}
