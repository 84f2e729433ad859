import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./Buttons.module.scss";

/** A button with words. */
export function TextButton({
  icon: Drawing,
  look = "quiet",
  disabled,
  onClick,
  children,
}: {
  icon?: LucideIcon;
  look?: "quiet" | "primary" | "danger";
  disabled?: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <button type="button" className={styles[look]} disabled={disabled} onClick={onClick}>
      {Drawing && <Drawing aria-hidden="true" focusable="false" />}
      {children}
    </button>
  );
}
