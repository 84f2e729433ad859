import { ChevronLeft, Plus } from "lucide-react";
import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftSummary } from "../../contract/drafts.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { whenOf } from "../state/notices.ts";
import buttons from "../ui/Buttons.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { DraftView } from "./DraftView.tsx";
import { draftActions } from "./draft-actions.ts";
import { draftGroups, draftName, stateInWords } from "./draft-words.ts";
import { useDrafts } from "./use-drafts.ts";

type Team = NonNullable<Overview["team"]>;

/** The drafts of a team: what waits for review, one's own, and those of others; one of them with all that is known of it. */
export function DraftsDialog({
  overview,
  team: { person, draft: current },
  onClose,
}: {
  overview: Overview;
  team: Team;
  onClose: () => void;
}) {
  const drafts = useDrafts();
  const { list, shown, show, failure } = drafts;
  return (
    <Dialog title={shown ? draftName(shown) : say("drafts.title")} wide onClose={onClose}>
      <div role="alert">{failure !== undefined && <p className={styles.failure}>{failure}</p>}</div>
      {shown ? (
        <>
          <TextButton icon={ChevronLeft} onClick={() => show(undefined)}>
            {say("drafts.all")}
          </TextButton>
          <DraftView
            draft={shown}
            drafts={drafts}
            overview={overview}
            person={person}
            isCurrent={shown.id === current?.id}
          />
        </>
      ) : (
        <>
          {list &&
            draftGroups(list, person).map((group) => (
              <section key={group.title} aria-label={group.title}>
                <h3 className={styles.group}>{group.title}</h3>
                <ul>
                  {group.drafts.map((draft) => (
                    <Row
                      key={draft.id}
                      draft={draft}
                      isCurrent={draft.id === current?.id}
                      onShow={() => show(draft.id)}
                    />
                  ))}
                </ul>
              </section>
            ))}
          <NewDraft onMake={(name) => void drafts.run(() => draftActions.make(name))} />
        </>
      )}
    </Dialog>
  );
}

function Row({
  draft,
  isCurrent,
  onShow,
}: {
  draft: DraftSummary;
  isCurrent: boolean;
  onShow: () => void;
}) {
  const { owner, state, files, openComments, updatedAt, isBehind } = draft;
  return (
    <li className={styles.row}>
      <button type="button" className={styles.name} onClick={onShow}>
        {draftName(draft)}
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
    </li>
  );
}

function NewDraft({ onMake }: { onMake: (name: string) => void }) {
  const [name, setName] = useState<string>();
  if (name === undefined)
    return (
      <div className={styles.new}>
        <TextButton icon={Plus} onClick={() => setName("")}>
          {say("drafts.new")}
        </TextButton>
      </div>
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
