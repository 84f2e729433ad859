import { useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { DraftAnswer, DraftFile } from "../../contract/drafts.ts";
import type { EditedPage } from "../../contract/field.ts";
import { CompareButton } from "../compare/CompareButton.tsx";
import { changesInWords } from "../state/names.ts";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";

const DONE: Record<DraftFile["change"], string> = {
  added: say("drafts.fileAdded"),
  changed: say("drafts.fileChanged"),
  removed: say("drafts.fileRemoved"),
};

/** The pages and files that a draft changes, each with what was done in words. */
export function ChangedFiles({
  draft,
  overview,
  onCompare,
}: {
  draft: DraftAnswer;
  overview: Overview;
  /** Shows the page of a file before and after. */
  onCompare: (path: string) => void;
}) {
  const title = say("drafts.whatChanges");
  return (
    <section aria-label={title}>
      <h3 className={styles.group}>{title}</h3>
      {draft.files.length === 0 && <p className={styles.about}>{say("drafts.nothing")}</p>}
      <ul>
        {draft.files.map((file) => (
          <li key={file.path} className={styles.file}>
            <p>
              <strong>{fileName(file, overview)}</strong>{" "}
              <span className={styles.about}>
                <Deeds key={draft.updatedAt} draft={draft.id} file={file} overview={overview} />
              </span>
            </p>
            {isPage(file) && (
              <CompareButton page={fileName(file, overview)} onClick={() => onCompare(file.path)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether it is the file of a page, and not of what pages share. */
function isPage({ path }: DraftFile): boolean {
  return /^pages\/(?!_).+\.json$/.test(path) && !/\/_[^/]*\.json$/.test(path);
}

/** What was done to a file; the kind of change until it is known, and where there is no better description. */
function Deeds({
  draft,
  file: { path, change },
  overview,
}: {
  draft: string;
  file: DraftFile;
  overview: Overview;
}) {
  const [words, setWords] = useState("");
  useEffect(() => {
    let isWanted = true;
    if (change === "changed" && path.endsWith(".json"))
      draftActions.file(draft, path).then(
        ({ before, after }) => {
          const changed = { path: path.replace(/^pages\//, ""), ...pagesOf(before, after) };
          if (isWanted) setWords(changesInWords(changed, overview));
        },
        // Without an answer, the kind of change stands there.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [draft, path, change, overview]);
  return words === "" ? DONE[change] : words;
}

function pagesOf(before: unknown, after: unknown): { before: EditedPage; after: EditedPage } {
  return { before: Object(before) as EditedPage, after: Object(after) as EditedPage };
}
