import {
  ArrowDownToLine,
  Check,
  CloudUpload,
  FilePen,
  MessageSquareReply,
  RotateCcw,
  Send,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftAnswer } from "../../contract/drafts.ts";
import { isEnough, type Person } from "../../contract/person.ts";
import { WordsQuestion } from "../dialogs/WordsQuestion.tsx";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { DraftClashes } from "./DraftClashes.tsx";
import { DraftComments, type OpenPart } from "./DraftComments.tsx";
import { DraftPages } from "./DraftPages.tsx";
import { DraftSchedule } from "./DraftSchedule.tsx";
import styles from "./Drafts.module.scss";
import { DraftTitle } from "./DraftTitle.tsx";
import { draftActions, type ReviewDecision } from "./draft-actions.ts";
import { stateInWords } from "./draft-words.ts";
import { enterDraft } from "./enter-draft.ts";
import { HostedDraft } from "./HostedDraft.tsx";
import { ShareLinks } from "./ShareLinks.tsx";
import type { Drafts } from "./use-drafts.ts";
import { useUpdate } from "./use-update.ts";

/** Everything that is known of a draft, and what its owner or a publisher can do with it. */
export function DraftView({
  draft,
  drafts,
  overview,
  person,
  isCurrent,
  onOpenPart,
  onPublish,
}: {
  draft: DraftAnswer;
  drafts: Drafts;
  overview: Overview;
  person: Person;
  /** Whether it is the one that is worked on here. */
  isCurrent: boolean;
  onOpenPart: OpenPart;
  /** Brings the one live that is worked on here. */
  onPublish: () => void;
}) {
  const { run, isBusy } = drafts;
  const { id, state, said, owner, isBehind } = draft;
  const [words, setWords] = useState("");
  const update = useUpdate((decided) => draftActions.update(id, decided), run);
  const isMine = owner.email === person.email;
  const isPublisher = isEnough(person.role, "publisher");
  const isOpen = state === "changes" || state === "returned";
  const review = (decision: ReviewDecision) =>
    void run(async () => {
      await draftActions.review(id, decision, words.trim());
      setWords("");
    });
  return (
    <div className={styles.view}>
      <p>
        <span className={styles.state} data-state={state}>
          {stateInWords(state)}
        </span>{" "}
        {owner.name}
      </p>
      {(isMine || isPublisher) && state !== "discarded" && (
        <DraftTitle
          name={draft.name}
          isBusy={isBusy}
          onRename={(name) => void run(() => draftActions.rename(id, name))}
        />
      )}
      {said && (
        <blockquote className={styles.reviewNote}>
          <p>{said.text === "" ? stateInWords(state) : said.text}</p>
          <footer>
            {said.by.name}, {whenOf(said.at)}
          </footer>
        </blockquote>
      )}
      {draft.hosting && <HostedDraft {...draft.hosting} />}
      {isBehind && state !== "discarded" && (
        <div className={styles.behind}>
          <p>{say("drafts.isBehind")}</p>
          <TextButton icon={ArrowDownToLine} disabled={isBusy} onClick={() => update.start()}>
            {say("drafts.update")}
          </TextButton>
        </div>
      )}
      {update.asked && <DraftClashes {...update} asked={update.asked} overview={overview} />}
      <DraftPages {...{ draft, drafts, overview }} mayChange={isMine || isPublisher} />
      <DraftComments
        {...{ draft, overview, run }}
        onOpenPart={isCurrent ? onOpenPart : undefined}
      />
      <ShareLinks draft={draft} run={run} />
      {state !== "discarded" && (
        <DraftSchedule
          schedule={draft.schedule}
          timeZone={overview.timeZone}
          isBusy={isBusy}
          canSet={isPublisher && draft.files.length > 0 && overview.publishing === true}
          canTakeBack={isMine || isPublisher}
          onSet={(at) => void run(() => draftActions.schedule(id, at, draft.schedule?.sentence))}
          onTakeBack={() => void run(() => draftActions.unschedule(id))}
          onOpen={isCurrent ? (path) => onOpenPart(path, undefined) : undefined}
        />
      )}
      {(isOpen || isPublisher) && state !== "discarded" && (
        <WordsQuestion
          id="review-words"
          label={say("drafts.words")}
          help={say("drafts.wordsHelp")}
          words={words}
          onChange={setWords}
        />
      )}
      <div className={styles.actions}>
        {!isCurrent && state !== "discarded" && (
          <TextButton
            icon={FilePen}
            disabled={isBusy}
            onClick={() => void run(() => enterDraft(id))}
          >
            {say("drafts.open")}
          </TextButton>
        )}
        {isMine && state !== "discarded" && (
          <TextButton
            look="danger"
            icon={Trash2}
            disabled={isBusy}
            onClick={() => void run(() => draftActions.discard(id))}
          >
            {say("drafts.discard")}
          </TextButton>
        )}
        {state === "discarded" && (
          <TextButton
            icon={RotateCcw}
            disabled={isBusy}
            onClick={() => void run(() => draftActions.bringBack(id))}
          >
            {say("drafts.bringBack")}
          </TextButton>
        )}
        {isOpen && (
          <TextButton
            look={isPublisher ? "quiet" : "primary"}
            icon={Send}
            disabled={isBusy || draft.files.length === 0}
            onClick={() => review("ask")}
          >
            {say("drafts.askForReview")}
          </TextButton>
        )}
        {isPublisher && (state === "review" || state === "approved") && (
          <TextButton
            icon={MessageSquareReply}
            disabled={isBusy || words.trim() === ""}
            onClick={() => review("return")}
          >
            {say("drafts.sendBack")}
          </TextButton>
        )}
        {isPublisher && state === "approved" && overview.publishing === true && (
          <TextButton
            look="primary"
            icon={CloudUpload}
            disabled={isBusy}
            onClick={() => (isCurrent ? onPublish() : void run(() => enterDraft(id, "publish")))}
          >
            {say("publishing.publish")}
          </TextButton>
        )}
        {isPublisher && state === "review" && (
          <TextButton
            look="primary"
            icon={Check}
            disabled={isBusy}
            onClick={() => review("approve")}
          >
            {say("drafts.approve")}
          </TextButton>
        )}
      </div>
    </div>
  );
}
