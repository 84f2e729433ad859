import { X } from "lucide-react";
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { say } from "../words/say.ts";
import styles from "./Dialog.module.scss";
import { IconButton } from "./IconButton.tsx";

/** What is written in. */
const WRITTEN_IN = 'input:is(:not([type]), [type="text"], [type="search"]), textarea';

/** A window over the studio that keeps the focus until it is closed. */
export function Dialog({
  title,
  wide,
  full,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  /** Whether it takes all of the room, for something that is looked at as a whole. */
  full?: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    // Whoever opened it to write begins at once, and not at the button that closes it.
    dialog.current?.querySelector<HTMLElement>(WRITTEN_IN)?.focus();
    return () => giveBack(before);
  }, []);
  useBack(onClose);
  const dropSecond = useDropSecond();
  return (
    <dialog
      ref={dialog}
      onClickCapture={dropSecond}
      className={full ? styles.full : wide ? styles.wide : styles.dialog}
      aria-labelledby={heading}
      // One that was opened over it says so here as well.
      onClose={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton label={say("ui.close")} icon={X} onClick={onClose} />
      </div>
      {children}
    </dialog>
  );
}

/** Back leads to another page, which the window was not opened for. */
function useBack(onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const close = () => latest.current();
    window.addEventListener("popstate", close);
    return () => window.removeEventListener("popstate", close);
  }, []);
}

/** Who opens a window by two clicks does not mean what stands under the second one. */
function useDropSecond(): (event: MouseEvent) => void {
  const isClicked = useRef(false);
  return (event) => {
    if (event.detail > 1 && !isClicked.current) {
      event.preventDefault();
      event.stopPropagation();
    } else isClicked.current = true;
  };
}

/** What lies behind a window takes no focus before the window is gone. What was chosen may have taken it then. */
function giveBack(before: Element | null): void {
  queueMicrotask(() => {
    const isFree = document.activeElement === document.body;
    if (isFree && before instanceof HTMLElement) before.focus();
  });
}
