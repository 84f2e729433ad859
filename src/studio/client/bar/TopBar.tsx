import { CloudUpload, History, House, Redo2, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import type { Overview } from "../../contract/answers.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { OUT_OF_REACH } from "../api.ts";
import { nameOf } from "../state/name-of.ts";
import { isChanged, type Session } from "../state/session.ts";
import type { Shortcut } from "../state/shortcuts.ts";
import { timesMark } from "../state/times-mark.ts";
import type { StudioState } from "../state/use-studio.ts";
import buttons from "../ui/Buttons.module.scss";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { TimesMark } from "../ui/TimesMark.tsx";
import { say } from "../words/say.ts";
import { PageActions } from "./PageActions.tsx";
import styles from "./TopBar.module.scss";

/** The page's name and state, undo, redo, what can be done with the page, and save. */
export function TopBar({
  studio,
  overview,
  name,
  isLive,
  isDeleted,
  press,
  onLeave,
  onHistory,
  onPublish,
  others,
}: {
  studio: StudioState;
  overview: Overview | undefined;
  /** What the open screen is called, where it is no page. */
  name: string | undefined;
  /** Whether visitors find the open page at its address now; nothing where nobody knows. */
  isLive: boolean | undefined;
  /** Whether the file of the open page is gone. */
  isDeleted: boolean;
  press: (key: Shortcut) => void;
  /** Goes to the first screen. */
  onLeave: () => void;
  /** Shows what was done to the open page. */
  onHistory: () => void;
  /** Shows what goes live; nothing where nothing can be brought live. */
  onPublish: (() => void) | undefined;
  /** Says which other windows show the open page. */
  others: ReactNode;
}) {
  const { open, session, trouble } = studio;
  const mark = open && !open.page.hidden ? timesMark(open.page, overview?.timeZone) : undefined;
  const changed = open !== undefined && isChanged(open);
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>
        <button type="button" title={say("bar.toStart")} onClick={onLeave}>
          <House aria-hidden="true" focusable="false" />
          <span className={styles.words}>
            {overview?.brand} <span>{say("bar.studio")}</span>
          </span>
        </button>
      </h1>
      <div className={styles.where}>
        {open && (
          <p className={styles.page}>
            <strong>{name ?? nameOf(open)}</strong>{" "}
            {!siteFileKind(open.path) && <span>{open.route}</span>}
          </p>
        )}
        {open?.page.hidden === true && <span className={styles.hidden}>{say("bar.hidden")}</span>}
        {isLive === false && !open?.page.hidden && !mark && (
          <span className={styles.hidden}>{say("bar.notLive")}</span>
        )}
        {mark && (
          <span className={styles.times}>
            <TimesMark mark={mark} />
          </span>
        )}
        <div className={styles.states}>
          {others}
          <p className={styles.state} role="status">
            {open && stateInWords(changed, isDeleted, trouble)}
          </p>
        </div>
      </div>
      <UndoButtons session={session} press={press}>
        {open && <IconButton label={say("bar.history")} icon={History} onClick={onHistory} />}
      </UndoButtons>
      {open && overview && !siteFileKind(open.path) && (
        <PageActions {...{ studio, open, overview, isLive }} />
      )}
      <TextButton look="primary" idle={!changed && !isDeleted} onClick={() => press("save")}>
        {say("bar.save")}
      </TextButton>
      {onPublish && (
        <button type="button" className={`${buttons.quiet} ${styles.publish}`} onClick={onPublish}>
          <CloudUpload aria-hidden="true" focusable="false" />
          <span>{say("publishing.button")}</span>
        </button>
      )}
    </header>
  );
}

function UndoButtons({
  session,
  press,
  children,
}: {
  session: Session;
  press: (key: Shortcut) => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.steps}>
      <IconButton
        label={say("bar.undo")}
        icon={Undo2}
        idle={session.past.length === 0}
        onClick={() => press("undo")}
      />
      <IconButton
        label={say("bar.redo")}
        icon={Redo2}
        idle={session.future.length === 0}
        onClick={() => press("redo")}
      />
      {children}
    </div>
  );
}

function stateInWords(changed: boolean, isDeleted: boolean, trouble: string | undefined): string {
  if (trouble === OUT_OF_REACH) return say("bar.notConnected");
  if (trouble !== undefined) return say("bar.keptHere");
  if (isDeleted) return say("bar.deleted");
  return changed ? say("bar.notSaved") : say("bar.saved");
}
