import { CalendarX } from "lucide-react";
import type { DraftSchedule } from "../../contract/drafts.ts";
import { Findings } from "../publishing/Findings.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { siteTime, troubleInWords } from "./schedule-words.ts";

/** When a draft goes live by itself, or why it did not. */
export function PlannedTime({
  schedule,
  timeZone,
  isBusy,
  canTakeBack,
  onTakeBack,
  onOpen,
}: {
  schedule: DraftSchedule;
  /** That of the site. */
  timeZone: string | undefined;
  isBusy: boolean;
  canTakeBack: boolean;
  onTakeBack: () => void;
  /** Shows a page whose finding is to be fixed; nothing for a draft that is not worked on here. */
  onOpen: ((path: string) => void) | undefined;
}) {
  const { at, by, sentence, trouble } = schedule;
  return (
    <div className={styles.planned} data-held={isHeld(schedule)}>
      <p>
        <strong>
          {say(trouble ? "drafts.didNotGoLive" : "drafts.goesLive", {
            when: siteTime(at, timeZone),
          })}
        </strong>{" "}
        <span className={styles.about}>{say("drafts.timeSetBy", { name: by.name })}</span>
      </p>
      {sentence !== undefined && <p>{say("drafts.plannedSentence", { sentence })}</p>}
      {isHeld(schedule) && <p>{troubleInWords(schedule)}</p>}
      <Findings
        title={say("publishing.mendFirst")}
        findings={(trouble?.findings ?? []).map(({ path, ...finding }) => ({
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
  );
}

/** Whether somebody has to do something before it goes live. */
function isHeld({ changedBy, trouble }: DraftSchedule): boolean {
  return changedBy !== undefined || trouble !== undefined;
}
