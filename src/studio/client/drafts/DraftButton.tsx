import { Layers } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { say } from "../words/say.ts";
import styles from "./DraftButton.module.scss";
import type { OpenPart } from "./DraftComments.tsx";
import { DraftsDialog } from "./DraftsDialog.tsx";
import { draftName, stateInWords } from "./draft-words.ts";

/** Which draft is worked on, and the way to all of them. */
export function DraftButton({
  overview,
  team,
  refresh,
  onOpenPart,
}: {
  overview: Overview;
  team: NonNullable<Overview["team"]>;
  refresh: () => Promise<void>;
  onOpenPart: OpenPart;
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
      {isOpen && (
        <DraftsDialog
          {...{ overview, team }}
          onOpenPart={(path, block) => {
            setOpen(false);
            onOpenPart(path, block);
          }}
          onClose={() => {
            setOpen(false);
            // Its name, its state and its comments may be others now.
            void refresh();
          }}
        />
      )}
    </>
  );
}
