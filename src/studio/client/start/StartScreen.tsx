import { useState } from "react";
import type { KeptSummary } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { nameOf } from "../state/name-of.ts";
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
    <section className={styles.start} aria-label="Start" tabIndex={0}>
      {kept.length > 0 && (
        <section className={styles.kept} aria-labelledby="kept-heading">
          <h2 id="kept-heading">
            You have unsaved changes on {kept.length === 1 ? "1 page" : `${kept.length} pages`}
          </h2>
          <ul>
            {kept.map((one) => (
              <KeptPage
                key={one.path}
                kept={one}
                onOpen={() => onOpen(one.path)}
                onThrowAway={() => setDoomed(one)}
              />
            ))}
          </ul>
        </section>
      )}
      <ol className={styles.steps} aria-label="How it works">
        <li>
          <strong>Choose a page</strong>
          <span>from the list, or make a new one.</span>
        </li>
        <li>
          <strong>Click a text and write</strong>
          <span>or click any part of the page to change it.</span>
        </li>
        <li>
          <strong>Press Save</strong>
          <span>Until then visitors see the page as it was, and nothing is lost.</span>
        </li>
      </ol>
      {doomed && (
        <ThrowAwayDialog
          title={titleOf(doomed)}
          onYes={() => onThrowAway(doomed)}
          onClose={() => setDoomed(undefined)}
        />
      )}
    </section>
  );
}

function KeptPage({
  kept,
  onOpen,
  onThrowAway,
}: {
  kept: KeptSummary;
  onOpen: () => void;
  onThrowAway: () => void;
}) {
  return (
    <li>
      <p>
        <strong>{titleOf(kept)}</strong> {!siteFileKind(kept.path) && <span>{kept.route}</span>}
        <span className={styles.when}>{stateOf(kept)}</span>
      </p>
      <TextButton look="primary" onClick={onOpen}>
        Go on
      </TextButton>
      <TextButton onClick={onThrowAway}>Throw away</TextButton>
    </li>
  );
}

/** Unsaved work that is thrown away is found in the page's history alone. */
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
        The page stays as it was saved last. Its history keeps what you throw away.
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

function titleOf({ path, route, title }: KeptSummary): string {
  return nameOf({ path, route, page: { title } });
}

function stateOf({ savedAt, file }: KeptSummary): string {
  const when = savedAt === undefined ? "These changes cannot be read." : whenOf(savedAt);
  if (file === "same") return when;
  return `${when}. The page has been ${file} since.`;
}
