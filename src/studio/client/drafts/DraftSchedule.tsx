import { CalendarClock } from "lucide-react";
import { useState } from "react";
import type { DraftSchedule as Schedule } from "../../contract/drafts.ts";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { PlannedTime } from "./PlannedTime.tsx";
import { TimeQuestion } from "./TimeQuestion.tsx";

/** When a draft goes live by itself, or why it did not, and the way to set a time. */
export function DraftSchedule({
  schedule,
  timeZone = "UTC",
  isBusy,
  canSet,
  canTakeBack,
  onSet,
  onTakeBack,
  onOpen,
}: {
  schedule: Schedule | undefined;
  /** That of the site. */
  timeZone: string | undefined;
  isBusy: boolean;
  canSet: boolean;
  canTakeBack: boolean;
  /** @param at a day and a time of day at the site */
  onSet: (at: string) => void;
  onTakeBack: () => void;
  /** Shows a page whose finding is to be fixed; nothing for a draft that is not worked on here. */
  onOpen: ((path: string) => void) | undefined;
}) {
  const title = say("drafts.schedule");
  if (!schedule && !canSet) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      {schedule && (
        <PlannedTime {...{ schedule, timeZone, isBusy, canTakeBack, onTakeBack, onOpen }} />
      )}
      {canSet && <NewTime {...{ timeZone, isBusy, onSet }} hasTime={schedule !== undefined} />}
    </section>
  );
}

function NewTime({
  timeZone,
  isBusy,
  hasTime,
  onSet,
}: {
  timeZone: string;
  isBusy: boolean;
  /** Whether there is one already, to be replaced. */
  hasTime: boolean;
  onSet: (at: string) => void;
}) {
  const [at, setAt] = useState<string>();
  if (at === undefined)
    return (
      <TextButton icon={CalendarClock} disabled={isBusy} onClick={() => setAt("")}>
        {say(hasTime ? "drafts.otherTime" : "drafts.setTime")}
      </TextButton>
    );
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(at);
        setAt(undefined);
      }}
    >
      <TimeQuestion {...{ timeZone, at }} onChange={setAt} />
      <div className={styles.actions}>
        <TextButton onClick={() => setAt(undefined)}>{say("ui.cancel")}</TextButton>
        <button type="submit" className={buttons.primary} disabled={isBusy || at === ""}>
          {say("drafts.publishThen")}
        </button>
      </div>
    </form>
  );
}
