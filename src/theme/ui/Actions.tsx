import type { Action } from "../../engine/model/parts/action.ts";
import styles from "./Actions.module.scss";
import { Button } from "./Button.tsx";

/** Up to two buttons in a row; the first one matters most. */
export function Actions({ actions }: { actions?: Action[] }) {
  if (!actions?.length) return null;
  return (
    <div className={styles.actions}>
      {actions.map(({ label, href }, at) => (
        <Button key={href} href={href} look={at === 0 ? "primary" : "ghost"}>
          {label}
        </Button>
      ))}
    </div>
  );
}
