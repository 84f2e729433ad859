import { useState } from "react";
import type { KeptSummary } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { nameOf } from "../state/name-of.ts";
import { whenOf } from "../state/notices.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
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
    <section className={styles.start} aria-label={say("start.start")} tabIndex={0}>
      {kept.length > 0 && (
        <section className={styles.kept} aria-labelledby="kept-heading">
          <h2 id="kept-heading">{say("start.unsaved", { count: kept.length })}</h2>
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
      <ol className={styles.steps} aria-label={say("start.howItWorks")}>
        <li>
          <strong>{say("start.step1")}</strong>
          <span>{say("start.step1Text")}</span>
        </li>
        <li>
          <strong>{say("start.step2")}</strong>
          <span>{say("start.step2Text")}</span>
        </li>
        <li>
          <strong>{say("start.step3")}</strong>
          <span>{say("start.step3Text")}</span>
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
        {say("start.goOn")}
      </TextButton>
      <TextButton onClick={onThrowAway}>{say("start.throwAway")}</TextButton>
    </li>
  );
}

/** Unsaved work that is discarded remains in the page's history alone. */
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
    <Dialog title={say("start.throwAwayAsked", { title })} onClose={onClose}>
      <p className={dialogs.text}>{say("start.historyKeeps")}</p>
      <div className={dialogs.buttons}>
        <TextButton onClick={onClose}>{say("ui.cancel")}</TextButton>
        <TextButton
          look="danger"
          onClick={() => {
            onYes();
            onClose();
          }}
        >
          {say("start.throwThemAway")}
        </TextButton>
      </div>
    </Dialog>
  );
}

function titleOf({ path, route, title }: KeptSummary): string {
  return nameOf({ path, route, page: { title } });
}

function stateOf({ savedAt, file }: KeptSummary): string {
  const when = savedAt === undefined ? say("start.unreadable") : whenOf(savedAt);
  if (file === "same") return when;
  return say(file === "deleted" ? "start.deletedSince" : "start.changedSince", { when });
}
