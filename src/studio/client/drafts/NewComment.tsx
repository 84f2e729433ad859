import { useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { DraftAnswer } from "../../contract/drafts.ts";
import type { EditedPage } from "../../contract/field.ts";
import { typeLabel, wordsOf } from "../../words/names/block-labels.ts";
import { Question } from "../dialogs/Question.tsx";
import { WordsQuestion } from "../dialogs/WordsQuestion.tsx";
import field from "../form/Field.module.scss";
import buttons from "../ui/Buttons.module.scss";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";
import type { Drafts } from "./use-drafts.ts";

/** Says something about a page that a draft changes, or about one part of it. */
export function NewComment({
  draft,
  overview,
  run,
}: {
  draft: DraftAnswer;
  overview: Overview;
  run: Drafts["run"];
}) {
  const pages = draft.files.filter(
    ({ path, change }) => path.startsWith("pages/") && change !== "removed",
  );
  const [text, setText] = useState("");
  const [path, setPath] = useState(pages[0]?.path ?? "");
  const [part, setPart] = useState("");
  const parts = useParts(draft, path, overview);
  if (pages.length === 0) return null;
  return (
    <form
      className={styles.speak}
      onSubmit={(event) => {
        event.preventDefault();
        const block = part === "" ? undefined : Number(part);
        void run(async () => {
          await draftActions.comment(draft.id, path.replace(/^pages\//, ""), text.trim(), block);
          setText("");
        });
      }}
    >
      <Question id="comment-page" label={say("drafts.commentOn")}>
        <select
          id="comment-page"
          className={field.input}
          value={path}
          onChange={(event) => {
            setPath(event.currentTarget.value);
            setPart("");
          }}
        >
          {pages.map((page) => (
            <option key={page.path} value={page.path}>
              {fileName(page, overview)}
            </option>
          ))}
        </select>
      </Question>
      {parts.length > 0 && (
        <Question id="comment-part" label={say("drafts.part")}>
          <select
            id="comment-part"
            className={field.input}
            value={part}
            onChange={(event) => setPart(event.currentTarget.value)}
          >
            <option value="">{say("drafts.wholePage")}</option>
            {parts.map((words, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by where it stands.
              <option key={at} value={at}>
                {words}
              </option>
            ))}
          </select>
        </Question>
      )}
      <WordsQuestion
        id="comment-text"
        label={say("drafts.newComment")}
        words={text}
        onChange={setText}
      />
      <button type="submit" className={buttons.quiet} disabled={text.trim() === ""}>
        {say("drafts.addComment")}
      </button>
    </form>
  );
}

/** The parts of a page as a draft has it; none until they are known. */
function useParts({ id, updatedAt }: DraftAnswer, path: string, overview: Overview): string[] {
  const [page, setPage] = useState<EditedPage>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page may be another one when the draft has changed.
  useEffect(() => {
    let isWanted = true;
    setPage({});
    if (path.endsWith(".json"))
      draftActions.file(id, path).then(
        ({ after }) => isWanted && setPage(Object(after) as EditedPage),
        // Without an answer, the page can be commented on as a whole.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [id, path, updatedAt]);
  return blocksOf(page).map((block, at) => {
    const words = [typeLabel(block, overview), wordsOf(block, overview)].filter(Boolean);
    return `${at + 1}. ${words.join(": ")}`;
  });
}
