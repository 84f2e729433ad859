import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftSchedule } from "../../contract/drafts.ts";
import { isEnough } from "../../contract/person.ts";
import type { PublishingAnswer } from "../../contract/publishing.ts";
import { BringUpToDate } from "../drafts/BringUpToDate.tsx";
import { draftActions } from "../drafts/draft-actions.ts";
import { HandOver } from "../drafts/HandOver.tsx";
import { OwnChanges } from "../drafts/OwnChanges.tsx";
import { useDraft } from "../drafts/use-draft.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import { Findings } from "./Findings.tsx";
import { Progress } from "./Progress.tsx";
import { PublishForm } from "./PublishForm.tsx";
import styles from "./Publishing.module.scss";
import { AUTHOR_LINES, failureInWords, MISSING_WORDS, targetInWords } from "./publish-words.ts";
import { publishingActions } from "./publishing-actions.ts";
import { Revisions } from "./Revisions.tsx";
import { useIsPast } from "./use-is-past.ts";
import { usePublishing } from "./use-publishing.ts";

/** What goes live with the next click, how it goes, and the states that were live before. */
export function PublishDialog({
  overview,
  onOpen,
  onClose,
}: {
  overview: Overview;
  /** Opens a page whose finding is to be fixed. */
  onOpen: (path: string) => void;
  onClose: () => void;
}) {
  const { team } = overview;
  const [words, setWords] = useState("");
  const mayPublish = !team || isEnough(team.person.role, "publisher");
  const draft = useDraft(team?.draft?.id);
  const isDue = useIsPast(dueAt(draft.draft?.schedule));
  // Whether it has gone live, or why not, the draft knows as well.
  const follow = () => isDue && draft.look();
  const publishing = usePublishing(isDue, follow);
  const { state, asked, begun, publish, restore, again, isBusy, trouble } = publishing;
  const isRunning = (state?.queue.length ?? 0) > 0;
  const isBehind = asked?.outcome === "rejected" && asked.failure.reason === "moved-on";
  const canPublish = state !== undefined && state.missing.length === 0;
  return (
    <Dialog title={say("publishing.title")} wide onClose={onClose}>
      <div role="alert">{trouble !== undefined && <p className={styles.trouble}>{trouble}</p>}</div>
      {state?.missing.map(({ what, detail }) => (
        <div key={what} className={styles.missing}>
          <p>{MISSING_WORDS[what]}</p>
          {what === "author" && <pre className={styles.lines}>{AUTHOR_LINES}</pre>}
          {detail !== undefined && <p className={styles.detail}>{detail}</p>}
        </div>
      ))}
      {state && canPublish && (
        <>
          <WhatGoes state={state} />
          {asked?.outcome === "rejected" && (
            <p className={styles.trouble}>{failureInWords(asked.failure)}</p>
          )}
          {isBehind && (
            <BringUpToDate
              ask={(decided) =>
                team?.draft
                  ? draftActions.update(team.draft.id, decided)
                  : publishingActions.update(words.trim(), decided)
              }
              overview={overview}
              onDone={again}
            />
          )}
          {asked && (
            <Findings
              title={
                asked.outcome === "warnings"
                  ? say("publishing.lookFirst")
                  : say("publishing.mendFirst")
              }
              findings={asked.findings}
              onOpen={onOpen}
            />
          )}
          {state.changes.length > 0 && mayPublish && !isBehind && (
            <PublishForm
              isAsked={asked?.outcome === "warnings"}
              isBusy={isBusy || isRunning}
              words={words}
              onWords={setWords}
              onPublish={publish}
              draft={team?.draft && draft}
              timeZone={overview.timeZone}
              onOpen={onOpen}
            />
          )}
          {state.changes.length > 0 && team && !mayPublish && (
            <HandOver draft={draft} person={team.person} />
          )}
        </>
      )}
      {state && <Progress queue={state.queue} last={lastOf(state, begun, team)} onOpen={onOpen} />}
      {team && state?.changes.length === 0 && <OwnChanges team={team} />}
      {state && (
        <Revisions
          revisions={state.revisions}
          disabled={isBusy || isRunning || !canPublish}
          onRestore={mayPublish ? restore : undefined}
        />
      )}
    </Dialog>
  );
}

/** How the last publication ended. Who has changes that are not live would take that of others, or an earlier one, for theirs. */
function lastOf(
  { last, changes }: PublishingAnswer,
  begun: string | undefined,
  team: Overview["team"],
) {
  if (changes.length === 0 || last?.id === begun) return last;
  const isOwn = !team || last?.by.email === team.person.email;
  return last?.failure && isOwn ? last : undefined;
}

/** When a draft goes live by itself; nothing where somebody has to do something first. */
function dueAt(schedule: DraftSchedule | undefined): string | undefined {
  return schedule?.trouble || schedule?.changedBy ? undefined : schedule?.at;
}

function WhatGoes({ state: { targets, changes, unsaved } }: { state: PublishingAnswer }) {
  return (
    <>
      <ul className={styles.targets}>
        {targets.map((target) => (
          <li key={`${target.to} ${target.name}`}>{targetInWords(target)}</li>
        ))}
      </ul>
      {changes.length === 0 ? (
        <p>{say("publishing.nothingNew")}</p>
      ) : (
        <section aria-label={say("publishing.goesLive")}>
          <h3 className={styles.heading}>{say("publishing.goesLive")}</h3>
          <ul className={styles.changes}>
            {changes.map(({ path, title, change }) => (
              <li key={path}>
                <strong>{title ?? path}</strong>{" "}
                <span className={styles.detail}>{DONE[change]}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {unsaved.length > 0 && (
        <p className={styles.missing}>
          {say("publishing.unsaved", { names: unsaved.join(", "), count: unsaved.length })}
        </p>
      )}
    </>
  );
}

const DONE: Record<PublishingAnswer["changes"][number]["change"], string> = {
  added: say("drafts.fileAdded"),
  changed: say("drafts.fileChanged"),
  removed: say("drafts.fileRemoved"),
};
