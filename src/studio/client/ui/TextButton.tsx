import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Buttons.module.scss";

/** A button with words. */
export function TextButton({
  id,
  icon: Drawing,
  look = "quiet",
  disabled,
  idle,
  onClick,
  children,
}: {
  id?: string;
  icon?: LucideIcon;
  look?: "quiet" | "primary" | "danger";
  disabled?: boolean;
  /** Whether it has nothing to do now. It keeps the focus, which one that is disabled would lose. */
  idle?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      id={id}
      className={styles[look]}
      disabled={disabled}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    >
      {Drawing && <Drawing aria-hidden="true" focusable="false" />}
      {children}
    </button>
  );
}
