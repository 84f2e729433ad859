import type { LucideIcon } from "lucide-react";
import styles from "./Buttons.module.scss";

/** A small button with a drawing; its name shows when it is pointed at. */
export function IconButton({
  label,
  icon: Drawing,
  disabled,
  pressed,
  onClick,
}: {
  label: string;
  icon: LucideIcon;
  disabled?: boolean;
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
      onClick={onClick}
    >
      <Drawing aria-hidden="true" focusable="false" />
    </button>
  );
}
