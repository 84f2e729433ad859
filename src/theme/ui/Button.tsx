import type { ReactNode } from "react";
import styles from "./Button.module.scss";
import { classes } from "./classes.ts";

/** A link that looks like a button. */
export function Button({
  href,
  look = "primary",
  children,
}: {
  href: string;
  look?: "primary" | "ghost";
  children: ReactNode;
}) {
  return (
    <a className={classes(styles.button, styles[look])} href={href}>
      {children}
    </a>
  );
}
