import { Eye, EyeOff, Redo2, Undo2 } from "lucide-react";
import { LOOK_FILE } from "../contract/look-file.ts";
import styles from "./Studio.module.scss";
import { nameOf } from "./state/name-of.ts";
import { isChanged, type OpenPage, type Session } from "./state/session.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { withKey } from "./state/values.ts";
import { IconButton } from "./ui/IconButton.tsx";
import { TextButton } from "./ui/TextButton.tsx";

/** The page's name and state, undo, redo, show or hide, and save. */
export function TopBar({
  studio,
  brand,
  isDeleted,
  press,
}: {
  studio: StudioState;
  brand: string;
  /** Whether the file of the open page is gone. */
  isDeleted: boolean;
  press: (key: Shortcut) => void;
}) {
  const { open, session, dispatch, trouble } = studio;
  const changed = open !== undefined && isChanged(open);
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>
        <button
          type="button"
          title="To the first screen"
          onClick={() => {
            studio.notify(undefined);
            dispatch({ kind: "left" });
          }}
        >
          {brand} <span>Studio</span>
        </button>
      </h1>
      {open && (
        <p className={styles.page}>
          <strong>{nameOf(open)}</strong> {open.path !== LOOK_FILE && <span>{open.route}</span>}
        </p>
      )}
      {open?.page.hidden === true && <span className={styles.hidden}>hidden</span>}
      <p className={styles.state} role="status">
        {open && stateInWords(changed, isDeleted, trouble)}
      </p>
      <UndoButtons session={session} press={press} />
      {open && open.path !== LOOK_FILE && <Visibility studio={studio} open={open} />}
      <TextButton look="primary" disabled={!changed && !isDeleted} onClick={() => press("save")}>
        Save
      </TextButton>
    </header>
  );
}

function UndoButtons({ session, press }: { session: Session; press: (key: Shortcut) => void }) {
  return (
    <>
      <IconButton
        label="Undo"
        icon={Undo2}
        disabled={session.past.length === 0}
        onClick={() => press("undo")}
      />
      <IconButton
        label="Redo"
        icon={Redo2}
        disabled={session.future.length === 0}
        onClick={() => press("redo")}
      />
    </>
  );
}

/** Shows a page to visitors or hides it from them. The site needs its home page and its not-found page. */
function Visibility({ studio, open }: { studio: StudioState; open: OpenPage }) {
  const { page, route } = open;
  const isHidden = page.hidden === true;
  if ((route === "/" || route === "/404") && !isHidden) return null;
  const change = () => {
    studio.edit(withKey(page, "hidden", isHidden ? undefined : true, ["hidden"]), "/hidden");
    studio.notify({ tone: "good", text: isHidden ? WILL_BE_SHOWN : WILL_BE_HIDDEN });
  };
  return (
    <TextButton icon={isHidden ? Eye : EyeOff} onClick={change}>
      {isHidden ? "Show this page" : "Hide this page"}
    </TextButton>
  );
}

const WILL_BE_SHOWN =
  "Once you save, this page is part of the site: visitors see it after the next build.";
const WILL_BE_HIDDEN =
  "Once you save, this page is left out of the site: visitors do not see it after the next build.";

function stateInWords(changed: boolean, isDeleted: boolean, trouble: string | undefined): string {
  if (trouble !== undefined) return "Not saved, and not kept";
  if (isDeleted) return "The file was deleted";
  return changed ? "Not saved yet" : "All saved";
}
