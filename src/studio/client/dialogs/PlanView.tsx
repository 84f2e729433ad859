import type { PlanAnswer } from "../../contract/answers.ts";
import { wordsFrom } from "../form/names.ts";
import { say } from "../words/say.ts";
import { translated } from "../words/translated.ts";
import styles from "./dialogs.module.scss";

/** What a command would do to the site, before it happens. */
export function PlanView({ plan }: { plan: PlanAnswer | undefined }) {
  return (
    <div className={styles.plan} role="status">
      {plan?.outcome === "rejected" && <p className={styles.problem}>{translated(plan.message)}</p>}
      {plan?.outcome === "possible" && (
        <>
          <h3>{say("dialogs.whatWillHappen")}</h3>
          <ul>
            {plan.summary.map((sentence) => (
              <li key={sentence}>{translated(future(sentence))}</li>
            ))}
          </ul>
          <details>
            <summary>{say("dialogs.filesChange", { count: plan.files.length })}</summary>
            <ul>
              {plan.files.map((file) => (
                <li key={file}>{file}</li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

/** The commands report what they have done; here it is still to come. Facts are called as in their form. */
function future(sentence: string): string {
  return sentence
    .replace(
      /^(Made|Moved|Changed|Removed|Renamed|Wrote) /,
      (_, verb: string) => `${FUTURE[verb]} `,
    )
    .replace(/\{facts\.([^{}]+)\}/g, (_, fact: string) => `“${wordsFrom(fact)}”`);
}

const FUTURE: Record<string, string> = {
  Made: "Make",
  Moved: "Move",
  Changed: "Change",
  Removed: "Remove",
  Renamed: "Rename",
  Wrote: "Write",
};
