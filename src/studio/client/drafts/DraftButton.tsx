import { Layers } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { say } from "../words/say.ts";
import styles from "./DraftButton.module.scss";
import { DraftsDialog } from "./DraftsDialog.tsx";
import { draftName, stateInWords } from "./draft-words.ts";

/** Which draft is worked on, and the way to all of them. */
export function DraftButton({
  overview,
  team,
}: {
  overview: Overview;
  team: NonNullable<Overview["team"]>;
}) {
  const [isOpen, setOpen] = useState(false);
  const { name, state } = team.draft ?? { name: "", state: "changes" as const };
  const words = { name: draftName({ name }), state: stateInWords(state) };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={say("drafts.button", words)}
        onClick={() => setOpen(true)}
      >
        <Layers aria-hidden="true" focusable="false" />
        <span className={styles.name}>{words.name}</span>{" "}
        <span className={styles.state}>{words.state}</span>
      </button>
      {isOpen && <DraftsDialog overview={overview} team={team} onClose={() => setOpen(false)} />}
    </>
  );
}
