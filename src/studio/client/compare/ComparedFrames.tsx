import type { ReactNode } from "react";
import { COMPARED, type ComparedPage, type Comparison } from "../../contract/comparison.ts";
import { say } from "../words/say.ts";
import styles from "./Compare.module.scss";
import type { LocatedChange } from "./compared-parts.ts";
import type { Frames } from "./use-frames.ts";

type Side = "before" | "after";

/** What the two states are called. */
export type SideNames = Record<Side, string>;

/** A page in two states, beside each other or one over the other. Whoever scrolls goes through both. */
export function ComparedFrames({
  frames: { scroller, frames, layers, parts, onLoad, onScroll },
  comparison,
  page,
  names,
  alone,
  current,
}: {
  frames: Frames;
  comparison: Comparison;
  page: ComparedPage;
  names: SideNames;
  /** The side that is seen where both are one over the other. */
  alone: Side | undefined;
  current: LocatedChange | undefined;
}) {
  const missing = { added: "before", removed: "after", changed: undefined }[page.change];
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      aria-label={say("compare.pages")}
      // Keys scroll it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: What can be scrolled can be reached by keys.
      tabIndex={0}
      onScroll={onScroll}
    >
      <div className={styles.way} style={{ height: parts?.alignment.length }}>
        <div className={alone ? styles.over : styles.beside}>
          {(["before", "after"] as const).map((side) => (
            <Side key={side} name={names[side]} isSeen={!alone || alone === side}>
              {missing === side ? (
                <p className={styles.missing}>
                  {say(side === "before" ? "compare.isNew" : "compare.isGone")}
                </p>
              ) : (
                <iframe
                  ref={frames[side]}
                  title={names[side]}
                  src={`${COMPARED}${comparison[side]}${page.route}`}
                  sandbox="allow-same-origin"
                  inert
                  onLoad={onLoad}
                />
              )}
              <div ref={layers[side]} className={styles.layer}>
                {parts?.changes.map((change) => (
                  <Mark
                    key={`${change.before} ${change.after}`}
                    {...{ change, side, isCurrent: change === current }}
                  />
                ))}
              </div>
            </Side>
          ))}
        </div>
      </div>
    </section>
  );
}

function Side({ name, isSeen, children }: { name: string; isSeen: boolean; children: ReactNode }) {
  return (
    <div className={styles.side} data-seen={isSeen}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.page}>{children}</div>
    </div>
  );
}

function Mark({
  change: { kind, boxes },
  side,
  isCurrent,
}: {
  change: LocatedChange;
  side: Side;
  isCurrent: boolean;
}) {
  const box = boxes[side];
  if (!box) return null;
  return (
    <div
      className={styles.mark}
      data-kind={kind}
      data-current={isCurrent}
      style={{ top: box.top, height: box.height }}
    />
  );
}
