import { Redo2, Undo2 } from "lucide-react";
import styles from "./Studio.module.scss";
import { labelText } from "./state/block-labels.ts";
import { isChanged } from "./state/session.ts";
import type { Shortcut } from "./state/shortcuts.ts";
import type { StudioState } from "./state/use-studio.ts";
import { IconButton } from "./ui/IconButton.tsx";
import { TextButton } from "./ui/TextButton.tsx";

/** The page's name and state, undo, redo and save. */
export function TopBar({
  studio: { open, session },
  brand,
  press,
}: {
  studio: StudioState;
  brand: string;
  press: (key: Shortcut) => void;
}) {
  const changed = open !== undefined && isChanged(open);
  return (
    <header className={styles.bar}>
      <h1 className={styles.brand}>
        {brand} <span>Studio</span>
      </h1>
      {open && (
        <p className={styles.page}>
          <strong>{labelText(open.page.title, open.route)}</strong> <span>{open.route}</span>
        </p>
      )}
      <p className={styles.state} role="status">
        {open && (changed ? "Not saved yet" : "All saved")}
      </p>
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
      <TextButton look="primary" disabled={!changed} onClick={() => press("save")}>
        Save
      </TextButton>
    </header>
  );
}
