import { ChevronRight, EyeOff } from "lucide-react";
import { markOf } from "../state/times-mark.ts";
import { ChangedMark } from "../ui/ChangedMark.tsx";
import { TimesMark } from "../ui/TimesMark.tsx";
import { say } from "../words/say.ts";
import type { Row } from "./branches.ts";
import styles from "./PageTree.module.scss";

/** A page of the list, with what shows the pages below it. */
export function PageButton({
  row: { page, below },
  isCurrent,
  isChanged,
  isStop,
  onFocus,
  onOpen,
  onToggle,
}: {
  row: Row;
  isCurrent: boolean;
  isChanged: boolean;
  /** Whether Tab leads to it. */
  isStop: boolean;
  onFocus: () => void;
  onOpen: (path: string) => void;
  onToggle: () => void;
}) {
  const mark = page.hidden && page.times ? markOf(page.times) : undefined;
  return (
    <>
      {below === "none" ? (
        <span className={styles.noToggle} />
      ) : (
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={below === "shown"}
          aria-label={say("tree.below")}
          tabIndex={-1}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden="true" focusable="false" />
        </button>
      )}
      <button
        type="button"
        className={styles.page}
        aria-current={isCurrent ? "page" : undefined}
        title={page.route}
        tabIndex={isStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => onOpen(page.path)}
      >
        <span className={styles.title}>{page.title}</span>
        {isChanged && <ChangedMark />}
        {page.errors > 0 && (
          <span className={styles.errors}>{say("ui.problems", { count: page.errors })}</span>
        )}
        {mark && <TimesMark mark={mark} isSmall />}
        {page.hidden && !mark && (
          <EyeOff
            className={styles.hidden}
            role="img"
            aria-label={say("tree.hidden")}
            focusable="false"
          />
        )}
        {page.unfilled && <span className={styles.unfilled}>{say("tree.toFill")}</span>}
      </button>
    </>
  );
}
