import { Layers } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftSummary } from "../../contract/drafts.ts";
import { say } from "../words/say.ts";
import styles from "./DraftButton.module.scss";
import { draftName, stateInWords } from "./draft-words.ts";
import { scheduleInShort } from "./schedule-words.ts";

/** The fields of a draft that the button shows. */
type Shown = Pick<DraftSummary, "name" | "owner" | "state" | "schedule">;

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
  const { person, waiting = 0 } = team;
  // Until somebody has written anything, there is no draft.
  const draft: Shown = team.draft ?? { name: "", owner: person, state: "changes" };
  const words = {
    name: draftName(draft, person),
    state: draft.schedule ? scheduleInShort(draft.schedule, timeZone) : stateInWords(draft.state),
  };
  const label = say("drafts.button", words);
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={
        waiting > 0 ? `${label}. ${say("drafts.buttonWaiting", { count: waiting })}` : label
      }
      title={waiting > 0 ? say("drafts.buttonWaiting", { count: waiting }) : undefined}
      onClick={onClick}
    >
      <Layers aria-hidden="true" focusable="false" />
      <span className={styles.name}>{words.name}</span>{" "}
      <span className={styles.state}>{words.state}</span>{" "}
      {waiting > 0 && <span className={styles.waiting}>{waiting}</span>}
    </button>
  );
}
