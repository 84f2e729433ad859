import { RotateCcw } from "lucide-react";
import { useEffect, useState } from "react";
import type { PublishedChange } from "../../contract/drafts.ts";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import { draftActions } from "./draft-actions.ts";
import { fileName } from "./draft-words.ts";

/** What went live, by whom and when, the newest first. A state that was live before is brought back as a draft. */
export function SiteHistory({
  onBringBack,
  isBusy,
}: {
  /** @param path of the one file that is to be as it was; all of the site without it */
  onBringBack: (change: PublishedChange, path?: string) => void;
  isBusy: boolean;
}) {
  const { changes, failure, more } = useSiteChanges();
  if (failure !== undefined) return <p className={styles.failure}>{failure}</p>;
  return (
    <>
      {changes?.length === 0 && <p className={styles.about}>{say("drafts.nothingLive")}</p>}
      <ol>
        {changes?.map((change) => (
          <li key={change.id} className={styles.comment}>
            <p>
              <strong>{change.sentence}</strong>
            </p>
            <p className={styles.about}>
              {change.by.name}, <time dateTime={change.at}>{whenOf(change.at)}</time>
            </p>
            {change.lines.map((line) => (
              <p key={line} className={styles.about}>
                {line}
              </p>
            ))}
            <details className={styles.details}>
              <summary>{say("drafts.files", { count: change.files.length })}</summary>
              <ul>
                {change.files.map((file) => (
                  <li key={file.path} className={styles.share}>
                    <span>{fileName(file)}</span>
                    {file.change !== "removed" && (
                      <TextButton
                        icon={RotateCcw}
                        disabled={isBusy}
                        onClick={() => onBringBack(change, file.path)}
                      >
                        {say("drafts.asItWasThen")}
                      </TextButton>
                    )}
                  </li>
                ))}
              </ul>
            </details>
            <TextButton icon={RotateCcw} disabled={isBusy} onClick={() => onBringBack(change)}>
              {say("drafts.allAsItWas")}
            </TextButton>
          </li>
        ))}
      </ol>
      {more && <TextButton onClick={more}>{say("drafts.earlier")}</TextButton>}
    </>
  );
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
        setAll(next.length === 0);
      },
      (cause: Error) => setFailure(cause.message),
    );
  useEffect(() => {
    let isWanted = true;
    draftActions.siteChanges().then(
      (next) => isWanted && setChanges(next),
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
