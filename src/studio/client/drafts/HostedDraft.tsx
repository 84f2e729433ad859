import { CircleCheck, CircleDashed, CircleX } from "lucide-react";
import type { DraftHosting, HostingProblem } from "../../contract/drafts.ts";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";

const REASONS: Record<HostingProblem, string> = {
  gone: say("drafts.hostGone"),
  slow: say("drafts.hostSlow"),
  "sign-in-refused": say("drafts.hostExpired"),
  "not-allowed": say("drafts.hostNotAllowed"),
  "too-often": say("drafts.hostTooOften"),
  refused: say("drafts.hostRefused"),
};

/** What the host of the repository says of a draft that waits for review: how its checks stand, or why it does not know. */
export function HostedDraft({ host, url, checks = NONE, problem }: DraftHosting) {
  return (
    <div className={styles.behind}>
      {url !== undefined && (
        <>
          <p className={styles.checks} data-state={stateOf(checks)}>
            <SignOf {...checks} /> {inWords(checks)}
          </p>
          <a className={styles.hosted} href={url} target="_blank" rel="noreferrer">
            {say("drafts.hostLink", { host })}
          </a>
        </>
      )}
      {problem !== undefined && (
        <p>
          {say("drafts.hostNotTold", { host })} {REASONS[problem]}
        </p>
      )}
    </div>
  );
}

type Checks = NonNullable<DraftHosting["checks"]>;

const NONE: Checks = { passed: 0, failed: 0, running: 0 };

function stateOf({ passed, failed, running }: Checks): "failed" | "waiting" | "passed" {
  if (failed > 0) return "failed";
  return running > 0 || passed === 0 ? "waiting" : "passed";
}

const SIGNS = { failed: CircleX, waiting: CircleDashed, passed: CircleCheck };

function SignOf(checks: Checks) {
  const Sign = SIGNS[stateOf(checks)];
  return <Sign aria-hidden />;
}

function inWords({ passed, failed, running }: Checks): string {
  const total = passed + failed + running;
  if (total === 0) return say("drafts.hostNoChecks");
  return [
    say("drafts.hostChecks", { passed, total }),
    ...(failed > 0 ? [say("drafts.hostFailed", { count: failed })] : []),
    ...(running > 0 ? [say("drafts.hostRunning", { count: running })] : []),
  ].join(", ");
}
