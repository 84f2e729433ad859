import { useState } from "react";
import type { Revision } from "../../contract/publishing.ts";
import { whenOf } from "../state/notices.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Publishing.module.scss";

/** The states that were live, the newest first. Going back is asked for twice, as visitors see it at once. */
export function Revisions({
  revisions,
  disabled,
  onRestore,
}: {
  revisions: readonly Revision[];
  disabled: boolean;
  /** Nothing for who may not. */
  onRestore: ((id: string) => void) | undefined;
}) {
  const [asked, setAsked] = useState<string>();
  if (revisions.length === 0) return null;
  return (
    <section aria-label={say("publishing.revisions")}>
      <h3 className={styles.heading}>{say("publishing.revisions")}</h3>
      <ol>
        {revisions.map(({ id, at, by, sentence, isLive }) => (
          <li key={id} className={styles.revision}>
            <p>
              {sentence}
              <span className={styles.detail}>
                {by.name}, <time dateTime={at}>{whenOf(at)}</time>
              </span>
            </p>
            {isLive ? (
              <span className={styles.live}>{say("publishing.live")}</span>
            ) : !onRestore ? null : asked === id ? (
              <TextButton
                look="danger"
                disabled={disabled}
                onClick={() => {
                  setAsked(undefined);
                  onRestore(id);
                }}
              >
                {say("publishing.goBackReally")}
              </TextButton>
            ) : (
              <TextButton disabled={disabled} onClick={() => setAsked(id)}>
                {say("publishing.goBack")}
              </TextButton>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
