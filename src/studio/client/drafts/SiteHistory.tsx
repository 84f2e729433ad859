import { Columns2, RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import { CHANGES_AT_ONCE, type PublishedChange } from "../../contract/drafts.ts";
import { HistoryComparison } from "../compare/CompareDialog.tsx";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";

/** A state that something is brought back from. */
export type Earlier = Pick<PublishedChange, "id" | "at">;

/** What went live, by whom and when, the newest first. A state that was live before is brought back as a draft. */
export function SiteHistory({
  overview,
  onBringBack,
  isBusy,
  trouble,
}: {
  overview: Overview;
  /** @param part the one file that is to be as it was, or a block of it; all of the site without it */
  onBringBack: (change: Earlier, part?: { path: string; block?: number | undefined }) => void;
  isBusy: boolean;
  /** Why something could not be brought back. */
  trouble: string | undefined;
}) {
  const { changes, failure, more } = useSiteChanges();
  const [compared, setCompared] = useState<Compared>();
  if (failure !== undefined) return <p className={styles.failure}>{failure}</p>;
  return (
    <>
      {changes?.length === 0 && <p className={styles.about}>{say("drafts.nothingLive")}</p>}
      <ol>
        {changes?.map((change, at) => (
          <li key={change.id} className={styles.comment}>
            <p>
              <strong>{change.sentence}</strong>
            </p>
            <p className={styles.about}>
              {change.by.name}, <time dateTime={change.at}>{whenOf(change.at)}</time>
            </p>
            {linesOf(change).map((line) => (
              <p key={line} className={styles.about}>
                {line}
              </p>
            ))}
            <details className={styles.details}>
              <summary>{say("drafts.files", { count: change.files.length })}</summary>
              <ul>
                {change.files.map((file) => (
                  <li key={file.path} className={styles.share}>
                    <span>{fileName(file, overview)}</span>
                    {file.change !== "removed" && (
                      <TextButton
                        icon={RotateCcw}
                        disabled={isBusy}
                        onClick={() => onBringBack(change, { path: file.path })}
                      >
                        {say("drafts.asItWasThen")}
                      </TextButton>
                    )}
                  </li>
                ))}
              </ul>
            </details>
            <div className={styles.buttons}>
              {(more !== undefined || at < changes.length - 1) && (
                <TextButton icon={Columns2} onClick={() => setCompared({ change, with: "before" })}>
                  {say("compare.compareBefore")}
                </TextButton>
              )}
              <TextButton icon={Columns2} onClick={() => setCompared({ change, with: "now" })}>
                {say("compare.compareNow")}
              </TextButton>
              <TextButton icon={RotateCcw} disabled={isBusy} onClick={() => onBringBack(change)}>
                {say("drafts.allAsItWas")}
              </TextButton>
            </div>
          </li>
        ))}
      </ol>
      {more && (
        <div className={styles.below}>
          <TextButton onClick={more}>{say("drafts.earlier")}</TextButton>
        </div>
      )}
      {compared && (
        <HistoryComparison
          {...{ overview, isBusy, trouble }}
          wish={{ commit: compared.change.id, with: compared.with }}
          names={namesOf(compared)}
          onBringBack={(id, path, block) =>
            onBringBack({ ...compared.change, id }, { path, block })
          }
          onClose={() => setCompared(undefined)}
        />
      )}
    </>
  );
}

/** What was changed, where the sentence above does not say it already. */
function linesOf({ sentence, lines }: PublishedChange): readonly string[] {
  return lines.length === 1 && lines[0] === sentence ? [] : lines;
}

/** A state of the site, and which other one it is compared with. */
interface Compared {
  change: PublishedChange;
  with: "now" | "before";
}

function namesOf({ change: { at }, with: other }: Compared) {
  const then = say("compare.asOf", { when: whenOf(at) });
  return other === "now"
    ? { before: then, after: say("compare.live") }
    : { before: say("compare.beforeThat"), after: then };
}

/** What went live, in pages: each further one is asked for. */
function useSiteChanges() {
  const [changes, setChanges] = useState<PublishedChange[]>();
  const [isAll, setAll] = useState(false);
  const [failure, setFailure] = useState<string>();
  const load = (before?: string) =>
    draftActions.siteChanges(before).then(
      (next) => {
        setChanges((known = []) => [...known, ...next]);
        setAll(next.length < CHANGES_AT_ONCE);
      },
      (cause: Error) => setFailure(cause.message),
    );
  useEffect(() => {
    let isWanted = true;
    draftActions.siteChanges().then(
      (next) => {
        if (!isWanted) return;
        setChanges(next);
        setAll(next.length < CHANGES_AT_ONCE);
      },
      (cause: Error) => isWanted && setFailure(cause.message),
    );
    return () => {
      isWanted = false;
    };
  }, []);
  const last = changes?.at(-1)?.id;
  return {
    changes,
    failure,
    more: last !== undefined && !isAll ? () => void load(last) : undefined,
  };
}
