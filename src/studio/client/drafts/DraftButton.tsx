import { Layers } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftSummary } from "../../contract/drafts.ts";
import { say } from "../words/say.ts";
import styles from "./DraftButton.module.scss";
import { draftName, stateInWords } from "./draft-words.ts";
import { scheduleInShort } from "./schedule-words.ts";

/** Until somebody has written anything. */
const NO_DRAFT: Pick<DraftSummary, "name" | "state" | "schedule"> = { name: "", state: "changes" };

/** Which draft is worked on, and the way to all of them. */
export function DraftButton({
  overview: { timeZone },
  team,
  onClick,
}: {
  overview: Overview;
  team: NonNullable<Overview["team"]>;
  onClick: () => void;
}) {
  const { name, state, schedule } = team.draft ?? NO_DRAFT;
  const words = {
    name: draftName({ name }),
    state: schedule ? scheduleInShort(schedule, timeZone) : stateInWords(state),
  };
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={say("drafts.button", words)}
      onClick={onClick}
    >
      <Layers aria-hidden="true" focusable="false" />
      <span className={styles.name}>{words.name}</span>{" "}
      <span className={styles.state}>{words.state}</span>
    </button>
  );
}
