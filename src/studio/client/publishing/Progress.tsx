import { CircleCheck, CircleDashed, CircleDot, OctagonX } from "lucide-react";
import {
  PUBLISH_STEPS,
  type Publication,
  type PublishFailureReason,
} from "../../contract/publishing.ts";
import { whenOf } from "../state/notices.ts";
import { say } from "../words/say.ts";
import { Findings } from "./Findings.tsx";
import styles from "./Publishing.module.scss";
import { failureInWords, STEP_WORDS } from "./publish-words.ts";

/** Failures whose details are the output of a program. */
const SAYS_MORE: ReadonlySet<PublishFailureReason> = new Set(["failed", "reload-failed"]);

/** What runs, step by step, what waits, and how the last one ended. */
export function Progress({
  queue,
  last,
  onOpen,
}: {
  queue: readonly Publication[];
  last: Publication | undefined;
  /** Whether the studio runs on somebody's own machine. */
  onOpen: (path: string) => void;
}) {
  const [running, ...waiting] = queue;
  return (
    <>
      <div role="status">
        {running?.step && <p className={styles.unseen}>{STEP_WORDS[running.step]}</p>}
        {!running && last?.state === "done" && (
          <p className={styles.done}>
            <CircleCheck aria-hidden="true" focusable="false" />
            {say("publishing.isLive", { when: whenOf(last.at) })}
          </p>
        )}
        {!running && last?.failure && (
          <div className={styles.failed}>
            <p>
              <OctagonX aria-hidden="true" focusable="false" />
              {failureInWords(last.failure)}
            </p>
            {SAYS_MORE.has(last.failure.reason) && (
              <p className={styles.detail}>{last.failure.detail}</p>
            )}
          </div>
        )}
      </div>
      {!running && last?.failure && (
        <Findings
          title={say("publishing.mendFirst")}
          findings={last.findings ?? []}
          onOpen={onOpen}
        />
      )}
      {running && <Steps running={running} />}
      {waiting.map(({ id, sentence, by }) => (
        <p key={id} className={styles.detail}>
          {say("publishing.waits", { sentence, name: by.name })}
        </p>
      ))}
    </>
  );
}

function Steps({ running: { step } }: { running: Publication }) {
  const now = step === undefined ? -1 : PUBLISH_STEPS.indexOf(step);
  return (
    <ol className={styles.steps} aria-label={say("publishing.steps")}>
      {PUBLISH_STEPS.map((name, at) => {
        const Icon = at < now ? CircleCheck : at === now ? CircleDot : CircleDashed;
        return (
          <li key={name} aria-current={at === now ? "step" : undefined} data-done={at < now}>
            <Icon aria-hidden="true" focusable="false" />
            {STEP_WORDS[name]}
          </li>
        );
      })}
    </ol>
  );
}
