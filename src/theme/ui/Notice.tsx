import type { ReactNode } from "react";
import { useStrings } from "../strings/use-strings.ts";
import styles from "./Notice.module.scss";

/** What a notice says. */
export interface NoticeProps {
  /** Whether something went wrong. */
  isError?: boolean;
  /** Offers to try again. */
  onRetry?: () => void;
  children: ReactNode;
}

/** A line on the state of something that is loaded, announced to screen readers as well. */
export function Notice({ isError = false, onRetry, children }: NoticeProps) {
  const { say } = useStrings();
  return (
    <div className={styles.notice}>
      <p role={isError ? "alert" : "status"}>{children}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {say("frame.retry")}
        </button>
      )}
    </div>
  );
}
