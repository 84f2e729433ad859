import { CalendarClock, ChevronLeft, History, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftSummary } from "../../contract/drafts.ts";
import { isEnough, type Person } from "../../contract/person.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { whenOf } from "../state/notices.ts";
import buttons from "../ui/Buttons.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { BackupNote } from "./BackupNote.tsx";
import type { OpenPart } from "./DraftComments.tsx";
import styles from "./Drafts.module.scss";
import { DraftView } from "./DraftView.tsx";
import { draftActions } from "./draft-actions.ts";
import { draftGroups, draftName, stateInWords } from "./draft-words.ts";
import { OwnChanges } from "./OwnChanges.tsx";
import { type Earlier, SiteHistory } from "./SiteHistory.tsx";
import { scheduleInShort } from "./schedule-words.ts";
import { useDrafts } from "./use-drafts.ts";

type Team = NonNullable<Overview["team"]>;

/** The drafts of a team: what waits for review, one's own, and those of others; one of them with all that is known of it. */
export function DraftsDialog({
  overview,
  team,
  begins = "all",
  onOpenPart,
  onPublish,
  onClose,
}: {
  overview: Overview;
  team: Team;
  /** What is shown first. */
  begins?: "all" | "current" | "history";
  /** Shows a page of the draft that is worked on here. */
  onOpenPart: OpenPart;
  /** Brings the draft live that is worked on here. */
  onPublish: () => void;
  onClose: () => void;
}) {
  const { person, draft: current } = team;
  const drafts = useDrafts(begins === "current" ? current?.id : undefined);
  const [isHistory, setHistory] = useState(begins === "history");
  const { list, shown, show, failure, run, isBusy } = drafts;
  const back = () => {
    setHistory(false);
    show(undefined);
  };
  const bringBack = ({ id, at }: Earlier, part?: { path: string; block?: number | undefined }) =>
    void run(async () => {
      const name = say("drafts.backTo", { when: whenOf(at) });
      show((await draftActions.restoreEarlier({ commit: id, ...part }, { name })).id);
      setHistory(false);
    });
  return (
    <Dialog title={titleOf(shown, person, isHistory)} wide onClose={onClose}>
      <div role="alert" className={styles.alert}>
        {failure !== undefined && <p className={styles.failure}>{failure}</p>}
      </div>
      {isEnough(person.role, "admin") && !shown && !isHistory && <BackupNote />}
      {(shown || isHistory) && (
        <TextButton icon={ChevronLeft} onClick={back}>
          {say("drafts.all")}
        </TextButton>
      )}
      {isHistory && (
        <SiteHistory {...{ overview, isBusy }} trouble={failure} onBringBack={bringBack} />
      )}
      {shown && !isHistory && (
        <DraftView
          draft={shown}
          drafts={drafts}
          overview={overview}
          person={person}
          isCurrent={shown.id === current?.id}
          {...{ onOpenPart, onPublish }}
        />
      )}
      {list && !shown && !isHistory && (
        <DraftList
          {...{ person, timeZone: overview.timeZone }}
          groups={draftGroups(list, person, current?.id)}
          current={current?.id}
          onShow={show}
        >
          <NewDraft onMake={(name) => void run(() => draftActions.make(name))} />
          <OwnChanges team={team} />
          <TextButton icon={History} onClick={() => setHistory(true)}>
            {say("drafts.history")}
          </TextButton>
        </DraftList>
      )}
    </Dialog>
  );
}

function titleOf(shown: DraftSummary | undefined, person: Person, isHistory: boolean): string {
  if (isHistory) return say("drafts.history");
  return shown ? draftName(shown, person) : say("drafts.title");
}

function DraftList({
  person,
  timeZone,
  groups,
  current,
  onShow,
  children,
}: {
  person: Person;
  /** That of the site. */
  timeZone: string | undefined;
  groups: ReturnType<typeof draftGroups>;
  /** The one that is worked on here. */
  current: string | undefined;
  onShow: (id: string) => void;
  /** What can be done besides. */
  children: ReactNode;
}) {
  return (
    <>
      {groups.map(({ title, drafts }) => (
        <section key={title} aria-label={title}>
          <h3 className={styles.group}>{title}</h3>
          <ul>
            {drafts.map((draft) => (
              <Row
                key={draft.id}
                draft={draft}
                {...{ person, timeZone }}
                isCurrent={draft.id === current}
                onShow={() => onShow(draft.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      <div className={styles.below}>{children}</div>
    </>
  );
}

function Row({
  draft,
  person,
  timeZone,
  isCurrent,
  onShow,
}: {
  draft: DraftSummary;
  person: Person;
  timeZone: string | undefined;
  isCurrent: boolean;
  onShow: () => void;
}) {
  const { owner, state, files, openComments, updatedAt, isBehind, schedule } = draft;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.name} onClick={onShow}>
        {draftName(draft, person)}
      </button>
      <span className={styles.state} data-state={state}>
        {stateInWords(state)}
      </span>
      <p className={styles.about}>
        {[
          isCurrent ? say("drafts.isCurrent") : "",
          owner.name,
          say("drafts.files", { count: files.length }),
          openComments > 0 ? say("drafts.comments", { count: openComments }) : "",
          whenOf(updatedAt),
          isBehind ? say("drafts.behind") : "",
        ]
          .filter((words) => words !== "")
          .join(" · ")}
      </p>
      {schedule && (
        <p className={styles.time} data-held={Boolean(schedule.trouble ?? schedule.changedBy)}>
          <CalendarClock aria-hidden="true" focusable="false" />
          {scheduleInShort(schedule, timeZone)}
        </p>
      )}
    </li>
  );
}

function NewDraft({ onMake }: { onMake: (name: string) => void }) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <TextButton icon={Plus} onClick={() => setName("")}>
        {say("drafts.new")}
      </TextButton>
    );
  return (
    <form
      className={styles.new}
      onSubmit={(event) => {
        event.preventDefault();
        onMake(name.trim());
        setName(undefined);
      }}
    >
      <Question id="new-draft" label={say("drafts.newName")} help={say("drafts.newHelp")}>
        <input
          id="new-draft"
          // Whoever asks for a draft names it next.
          ref={(input) => input?.focus()}
          className={field.input}
          value={name}
          maxLength={80}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Question>
      <div className={dialogs.buttons}>
        <button type="submit" className={buttons.quiet} disabled={name.trim() === ""}>
          <Plus aria-hidden="true" focusable="false" />
          {say("drafts.new")}
        </button>
      </div>
    </form>
  );
}
