import { CircleAlert, TriangleAlert } from "lucide-react";
import type { StudioIssue } from "../../contract/answers.ts";
import { translated } from "../words/translated.ts";
import styles from "./Field.module.scss";
import { IssueOffers } from "./IssueOffers.tsx";

/** Mistakes, each with what can be done about it at once. */
export function IssueList({ id, issues }: { id?: string; issues: StudioIssue[] }) {
  return (
    <div id={id} aria-live="polite">
      {issues.map((issue) => (
        <div key={`${issue.rule} ${issue.pointer} ${issue.message}`}>
          <p className={issue.level === "error" ? styles.error : styles.warning}>
            {issue.level === "error" ? <CircleAlert aria-hidden /> : <TriangleAlert aria-hidden />}
            <span>
              {issue.elsewhere && <strong>{translated(issue.elsewhere)}: </strong>}
              {translated(issue.message)} {translated(issue.hint)}
            </span>
          </p>
          <IssueOffers issue={issue} />
        </div>
      ))}
    </div>
  );
}
