import { Check, FileSearch } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftAnswer, DraftComment } from "../../contract/drafts.ts";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";
import { NewComment } from "./NewComment.tsx";
import type { Drafts } from "./use-drafts.ts";

/** What people have written about the pages of a draft, and their parts. */
export function DraftComments({
  draft,
  overview,
  run,
  onOpenPart,
}: {
  draft: DraftAnswer;
  overview: Overview;
  run: Drafts["run"];
  /** Shows a page, and the form of one of its parts; nothing for a draft that is not worked on here. */
  onOpenPart: OpenPart | undefined;
}) {
  const { id, comments, files } = draft;
  const title = say("drafts.commentsTitle");
  const nameAt = (path: string) =>
    fileName(
      files.find((file) => file.path === `pages/${path}`) ?? { path, change: "changed" },
      overview,
    );
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      <ul>
        {comments.map((comment) => (
          <li key={comment.id} className={styles.comment} data-resolved={Boolean(comment.resolved)}>
            <p>{comment.text}</p>
            <p className={styles.about}>{positionInWords(comment, nameAt(comment.path))}</p>
            {comment.resolved ? (
              <p className={styles.about}>
                {say("drafts.resolvedBy", { name: comment.resolved.by.name })}
              </p>
            ) : (
              <div className={styles.buttons}>
                {onOpenPart && !comment.isOnGoneBlock && (
                  <TextButton
                    icon={FileSearch}
                    onClick={() => onOpenPart(comment.path, comment.block)}
                  >
                    {say("drafts.showPart")}
                  </TextButton>
                )}
                <TextButton
                  icon={Check}
                  onClick={() => void run(() => draftActions.resolve(id, comment.id))}
                >
                  {say("drafts.resolve")}
                </TextButton>
              </div>
            )}
          </li>
        ))}
      </ul>
      <NewComment draft={draft} overview={overview} run={run} />
    </section>
  );
}

/** Leads to a page, and to one of its parts. */
export type OpenPart = (path: string, block: number | undefined) => void;

function positionInWords({ by, at, block, isOnGoneBlock }: DraftComment, page: string): string {
  const part = isOnGoneBlock
    ? say("drafts.onGonePart")
    : block === undefined
      ? ""
      : say("drafts.onPart", { number: block + 1 });
  return [by.name, page, part, whenOf(at)].filter((words) => words !== "").join(" · ");
}
