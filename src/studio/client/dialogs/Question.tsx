import type { ReactNode } from "react";
import field from "../form/Field.module.scss";

/** One question of a dialog: its words, the control that takes the answer, and a sentence of help. */
export function Question({
  id,
  label,
  help,
  children,
}: {
  /** Of the control. */
  id: string;
  label: string;
  help?: string;
  children: ReactNode;
}) {
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {help && <p className={field.help}>{help}</p>}
    </div>
  );
}
