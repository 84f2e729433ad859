import type { LucideIcon } from "lucide-react";
import styles from "./Buttons.module.scss";

/** A small button with a drawing; its name shows when it is pointed at. */
export function IconButton({
  label,
  icon: Drawing,
  disabled,
  idle,
  pressed,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
  /** Whether it has nothing to do now. It keeps the focus, which one that is disabled would lose. */
  idle?: boolean;
  pressed?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      disabled={disabled}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onClick}
    >
      <Drawing aria-hidden="true" focusable="false" />
    </button>
  );
}
