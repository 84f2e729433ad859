import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "../ui/IconButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Compare.module.scss";
import type { Steps } from "./use-steps.ts";

/** Leads from change to change. */
export function StepButtons<Item>({ steps: { count, go } }: { steps: Steps<Item> }) {
  if (count === 0) return null;
  return (
    <div className={styles.steps}>
      <IconButton
        label={say("compare.previous")}
        icon={ArrowUp}
        disabled={count < 2}
        onClick={() => go(-1)}
      />
      <IconButton
        label={say("compare.next")}
        icon={ArrowDown}
        disabled={count < 2}
        onClick={() => go(1)}
      />
    </div>
  );
}
