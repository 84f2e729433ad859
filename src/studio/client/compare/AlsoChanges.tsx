import { Columns2 } from "lucide-react";
import type { Overview } from "../../contract/answers.ts";
import { Findings } from "../publishing/Findings.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Compare.module.scss";
import { pageTitle } from "./CompareDialog.tsx";
import type { ComparisonState } from "./use-comparison.ts";

/** Pages that are named; the others are counted. */
const NAMED = 6;

/** The pages that differ although nobody has changed them, each to be looked at. */
export function AlsoChanges({
  state: { answer, failure },
  isWanted,
  overview,
  onFind,
  onCompare,
}: {
  state: ComparisonState;
  /** Whether somebody has asked for them. */
  isWanted: boolean;
  overview: Overview;
  onFind: () => void;
  onCompare: (route: string) => void;
}) {
  const title = say("compare.others");
  if (!isWanted)
    return (
      <p>
        <TextButton icon={Columns2} onClick={onFind}>
          {say("compare.findOthers")}
        </TextButton>
      </p>
    );
  if (answer?.outcome === "broken")
    return <Findings title={say("compare.broken")} findings={answer.findings} />;
  return (
    <section aria-label={title}>
      <h3 className={styles.heading}>{title}</h3>
      <p className={styles.about} role="status">
        {failure ?? (answer ? countInWords(answer) : say("compare.building"))}
      </p>
      {answer?.outcome === "built" && (
        <ul className={styles.others}>
          {answer.others.slice(0, NAMED).map((page) => (
            <li key={page.route}>
              <button type="button" className={styles.other} onClick={() => onCompare(page.route)}>
                {pageTitle(page, overview)}
              </button>
            </li>
          ))}
          {answer.othersCount > NAMED && (
            <li className={styles.about}>
              {say("compare.moreOthers", { count: answer.othersCount - NAMED })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function countInWords(answer: NonNullable<ComparisonState["answer"]>): string {
  if (answer.outcome !== "built") return "";
  const { othersCount: count } = answer;
  return count === 0 ? say("compare.noOthers") : say("compare.othersHelp", { count });
}
