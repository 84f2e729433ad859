import { Check } from "lucide-react";
import { useState } from "react";
import type { DraftAnswer, DraftComment } from "../../contract/drafts.ts";
import { Question } from "../dialogs/Question.tsx";
import field from "../form/Field.module.scss";
import { whenOf } from "../state/notices.ts";
import buttons from "../ui/Buttons.module.scss";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";
import type { Drafts } from "./use-drafts.ts";

/** What people have written about the pages of a draft. */
export function DraftComments({ draft, run }: { draft: DraftAnswer; run: Drafts["run"] }) {
  const { id, comments, files } = draft;
  const title = say("drafts.commentsTitle");
  const nameAt = (path: string) =>
    fileName(files.find((file) => file.path === `pages/${path}`) ?? { path, change: "changed" });
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment} data-resolved={Boolean(comment.resolved)}>
            <p>{comment.text}</p>
            <p className={styles.about}>{placeInWords(comment, nameAt(comment.path))}</p>
            {comment.resolved ? (
              <p className={styles.about}>
                {say("drafts.resolvedBy", { name: comment.resolved.by.name })}
              </p>
            ) : (
              <TextButton
                icon={Check}
                onClick={() => void run(() => draftActions.resolve(id, comment.id))}
              >
                {say("drafts.resolve")}
              </TextButton>
            )}
          </li>
        ))}
      </ul>
      <NewComment draft={draft} run={run} />
    </section>
  );
}

function placeInWords({ by, at, block, isOnGoneBlock }: DraftComment, page: string): string {
  const part = isOnGoneBlock
    ? say("drafts.onGonePart")
    : block === undefined
      ? ""
      : say("drafts.onPart", { number: block + 1 });
  return [by.name, page, part, whenOf(at)].filter((words) => words !== "").join(" · ");
}

function NewComment({ draft, run }: { draft: DraftAnswer; run: Drafts["run"] }) {
  const pages = draft.files.filter(
    ({ path, change }) => path.startsWith("pages/") && change !== "removed",
  );
  const [text, setText] = useState("");
  const [path, setPath] = useState(pages[0]?.path ?? "");
  if (pages.length === 0) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run(async () => {
          await draftActions.comment(draft.id, path.replace(/^pages\//, ""), text.trim());
          setText("");
        });
      }}
    >
      <Question id="comment-page" label={say("drafts.commentOn")}>
        <select
          id="comment-page"
          className={field.input}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        >
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {fileName(page)}
            </option>
          ))}
        </select>
      </Question>
      <Question id="comment-text" label={say("drafts.newComment")}>
        <textarea
          id="comment-text"
          className={field.input}
          rows={2}
          maxLength={2000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Question>
      <button type="submit" className={buttons.quiet} disabled={text.trim() === ""}>
        {say("drafts.addComment")}
      </button>
    </form>
  );
}
