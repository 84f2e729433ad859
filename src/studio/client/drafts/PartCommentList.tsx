import { Check, MessageSquarePlus } from "lucide-react";
import { useState } from "react";
import { WordsQuestion } from "../dialogs/WordsQuestion.tsx";
import { whenOf } from "../state/notices.ts";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import type { PartComments } from "./use-part-comments.ts";

/** The comments on one part of the page, and the form for another one. */
export function PartCommentList({
  at,
  comments: { on, isSaved, add, resolve, failure },
}: {
  at: number;
  comments: PartComments;
}) {
  const title = say("drafts.commentsTitle");
  const shown = on(at);
  return (
    <section className={styles.part} aria-label={title}>
      <ul>
        {shown.map(({ id, by, at: when, text }) => (
          <li key={id} className={styles.comment}>
            <p>{text}</p>
            <p className={styles.about}>
              {by.name} · {whenOf(when)}
            </p>
            <TextButton icon={Check} onClick={() => void resolve(id)}>
              {say("drafts.resolve")}
            </TextButton>
          </li>
        ))}
      </ul>
      <div role="alert">{failure !== undefined && <p className={styles.failure}>{failure}</p>}</div>
      <NewPartComment isSaved={isSaved(at)} onAdd={(text) => add(at, text)} />
    </section>
  );
}

function NewPartComment({
  isSaved,
  onAdd,
}: {
  isSaved: boolean;
  onAdd: (text: string) => Promise<boolean>;
}) {
  const [text, setText] = useState<string>();
  if (text === undefined)
    return (
      <>
        <TextButton icon={MessageSquarePlus} disabled={!isSaved} onClick={() => setText("")}>
          {say("drafts.commentOnPart")}
        </TextButton>
        {!isSaved && <p className={styles.about}>{say("drafts.saveFirst")}</p>}
      </>
    );
  return (
    <form
      className={styles.write}
      onSubmit={(event) => {
        event.preventDefault();
        void onAdd(text.trim()).then((isDone) => isDone && setText(undefined));
      }}
    >
      <WordsQuestion
        id="part-comment"
        label={say("drafts.newComment")}
        rows={3}
        ref={beginHere}
        words={text}
        onChange={setText}
      />
      <div className={styles.actions}>
        <TextButton onClick={() => setText(undefined)}>{say("ui.cancel")}</TextButton>
        <button type="submit" className={buttons.primary} disabled={text.trim() === ""}>
          {say("drafts.addComment")}
        </button>
      </div>
    </form>
  );
}

/** Whoever wants to say something writes it next. */
function beginHere(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
