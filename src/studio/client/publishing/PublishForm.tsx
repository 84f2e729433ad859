import { CalendarClock, CloudUpload } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import dialogs from "../dialogs/dialogs.module.scss";
import { Question } from "../dialogs/Question.tsx";
import { draftActions } from "../drafts/draft-actions.ts";
import { PlannedTime } from "../drafts/PlannedTime.tsx";
import { TimeQuestion } from "../drafts/TimeQuestion.tsx";
import type { OneDraft } from "../drafts/use-draft.ts";
import field from "../form/Field.module.scss";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Publishing.module.scss";

/** Asks what changes, and whether it goes live now or, where a team works, at a time. */
export function PublishForm({
  isAsked,
  isBusy,
  words,
  onWords,
  onPublish,
  draft,
  timeZone,
  onOpen,
}: {
  /** Whether warnings were shown, which the next click accepts. */
  isAsked: boolean;
  isBusy: boolean;
  /** What changes, as far as it was written. */
  words: string;
  onWords: (words: string) => void;
  onPublish: (sentence: string) => void;
  /** What goes live, where it can do so by itself at a time. */
  draft: OneDraft | undefined;
  timeZone: string | undefined;
  /** Opens a page whose finding is to be fixed. */
  onOpen: (path: string) => void;
}) {
  /** Nothing as long as it is to go live now. */
  const [at, setAt] = useState<string>();
  const schedule = draft?.draft?.schedule;
  const sentence = words.trim() || (schedule?.sentence ?? "");
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was pressed is gone.
    if (!draft?.isBusy && document.activeElement === document.body) input.current?.focus();
  }, [draft?.isBusy]);
  const submit = () => {
    if (at === undefined) return onPublish(sentence);
    setAt(undefined);
    onWords("");
    return draft?.run((id) => draftActions.schedule(id, at, sentence));
  };
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div role="alert">{draft?.failure && <p className={styles.trouble}>{draft.failure}</p>}</div>
      <div role="status">
        {draft && schedule && (
          <PlannedTime
            {...{ schedule, timeZone, onOpen }}
            isBusy={isBusy || draft.isBusy}
            canTakeBack
            onTakeBack={() => draft.run(draftActions.unschedule)}
          />
        )}
      </div>
      <Question
        id="publish-words"
        label={say("publishing.sentence")}
        help={say("publishing.sentenceHelp")}
      >
        <input
          id="publish-words"
          ref={input}
          className={field.input}
          maxLength={200}
          value={words}
          onChange={(event) => onWords(event.currentTarget.value)}
        />
      </Question>
      {at !== undefined && <TimeQuestion {...{ timeZone, at }} onChange={setAt} />}
      <div className={dialogs.buttons}>
        {at === undefined ? (
          <>
            {draft && (
              <TextButton icon={CalendarClock} disabled={draft.isBusy} onClick={() => setAt("")}>
                {say(schedule ? "drafts.otherTime" : "drafts.setTime")}
              </TextButton>
            )}
            <TextButton look="primary" icon={CloudUpload} disabled={isBusy} onClick={submit}>
              {say(PUBLISH[isAsked ? "asked" : schedule ? "planned" : "first"])}
            </TextButton>
          </>
        ) : (
          <>
            <TextButton onClick={() => setAt(undefined)}>{say("ui.cancel")}</TextButton>
            <button type="submit" className={buttons.primary} disabled={at === ""}>
              {say("drafts.publishThen")}
            </button>
          </>
        )}
      </div>
    </form>
  );
}

/** What the next click says. */
const PUBLISH = {
  first: "publishing.publish",
  asked: "publishing.publishAnyway",
  planned: "publishing.publishNow",
} as const;
