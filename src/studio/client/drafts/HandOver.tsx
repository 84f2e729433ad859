import { Send } from "lucide-react";
import { useState } from "react";
import type { Person } from "../../contract/person.ts";
import { WordsQuestion } from "../dialogs/WordsQuestion.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { stateInWords } from "./draft-words.ts";
import type { OneDraft } from "./use-draft.ts";

/** What somebody who may not publish does instead: they hand their draft over to those who may. */
export function HandOver({
  draft: { draft, run, isBusy, failure },
  person,
}: {
  draft: OneDraft;
  person: Person;
}) {
  const [words, setWords] = useState("");
  if (!draft) return failure === undefined ? null : <p className={styles.failure}>{failure}</p>;
  const isOpen = draft.state === "changes" || draft.state === "returned";
  const canAsk = isOpen && draft.owner.email === person.email;
  return (
    <div className={styles.view}>
      <div className={styles.note} role="status">
        <p>
          {!isOpen && (
            <span className={styles.state} data-state={draft.state}>
              {stateInWords(draft.state)}
            </span>
          )}{" "}
          {say(isOpen ? "drafts.publisherBrings" : "drafts.publisherHas")}
        </p>
      </div>
      <div role="alert">{failure !== undefined && <p className={styles.failure}>{failure}</p>}</div>
      {canAsk && (
        <>
          <WordsQuestion
            id="hand-over"
            label={say("drafts.words")}
            help={say("drafts.handOverHelp")}
            words={words}
            onChange={setWords}
          />
          <div className={styles.actions}>
            <TextButton
              look="primary"
              icon={Send}
              disabled={isBusy}
              onClick={() => run((id) => draftActions.review(id, "ask", words.trim()))}
            >
              {say("drafts.askForReview")}
            </TextButton>
          </div>
        </>
      )}
    </div>
  );
}
