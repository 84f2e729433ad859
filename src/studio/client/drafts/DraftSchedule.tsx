import { CalendarClock, CalendarX } from "lucide-react";
import { useState } from "react";
import type { DraftSchedule as Schedule } from "../../contract/drafts.ts";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { Findings } from "../publishing/Findings.tsx";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { siteTime, troubleInWords } from "./schedule-words.ts";

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
  /** Shows a page whose finding is to be mended; nothing for a draft that is not worked on here. */
  onOpen: ((path: string) => void) | undefined;
}) {
  const title = say("drafts.schedule");
  if (!schedule && !canSet) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      {schedule && (
        <div className={styles.planned} data-held={isHeld(schedule)}>
          <p>
            <strong>
              {say(schedule.trouble ? "drafts.didNotGoLive" : "drafts.goesLive", {
                when: siteTime(schedule.at, timeZone),
              })}
            </strong>{" "}
            <span className={styles.about}>
              {say("drafts.timeSetBy", { name: schedule.by.name })}
            </span>
          </p>
          {isHeld(schedule) && <p>{troubleInWords(schedule)}</p>}
          <Findings
            title={say("publishing.mendFirst")}
            findings={(schedule.trouble?.findings ?? []).map(({ path, ...finding }) => ({
              ...finding,
              ...(onOpen && path !== undefined && { path }),
            }))}
            onOpen={(path) => onOpen?.(path)}
          />
          {canTakeBack && (
            <TextButton icon={CalendarX} disabled={isBusy} onClick={onTakeBack}>
              {say("drafts.takeTimeBack")}
            </TextButton>
          )}
        </div>
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
  /** Whether there is one that another takes the place of. */
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
  const zone = say("form.timeZone", { place: timeZone.replaceAll("_", " ") });
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        onSet(at);
        setAt(undefined);
      }}
    >
      <Question
        id="draft-time"
        label={say("drafts.dayAndTime")}
        help={`${say("drafts.timeHelp")} ${zone}`}
      >
        <input
          id="draft-time"
          ref={beginHere}
          type="datetime-local"
          className={field.input}
          value={at}
          onChange={(event) => setAt(event.currentTarget.value)}
        />
      </Question>
      <div className={styles.actions}>
        <TextButton onClick={() => setAt(undefined)}>{say("ui.doNothing")}</TextButton>
        <button type="submit" className={buttons.primary} disabled={isBusy || at === ""}>
          {say("drafts.publishThen")}
        </button>
      </div>
    </form>
  );
}

/** Whether somebody has to do something before it goes live. */
function isHeld({ changedBy, trouble }: Schedule): boolean {
  return changedBy !== undefined || trouble !== undefined;
}

/** Whoever wants to set a time does so next. */
function beginHere(input: HTMLInputElement | null): void {
  input?.focus();
}
