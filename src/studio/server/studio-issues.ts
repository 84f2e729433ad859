import type { Issue, ReportedIssue } from "../../engine/model/issue.ts";
import { appendPointer } from "../../engine/model/pointer.ts";
import type { StudioIssue } from "../contract/answers.ts";

/** Issues as the studio shows them beside the fields of one page. A mistake is reported once. */
export function studioIssues(issues: ReportedIssue[], file: string): StudioIssue[] {
  const seen = new Map(
    issues.map((issue) => [`${issue.rule} ${issue.file} ${issue.pointer} ${issue.message}`, issue]),
  );
  return [...seen.values()].map((issue) => ({
    rule: issue.rule,
    level: issue.level,
    message: issue.message,
    hint: issue.hint,
    pointer: fieldOf(issue),
    ...(issue.file === file
      ? offersOf(issue)
      : { elsewhere: issue.file.split("/").slice(-2).join("/") }),
  }));
}

/** What a button beside the field can do. */
function offersOf({ fix, excerpt, choice }: Issue): Pick<StudioIssue, "fix" | "choice"> {
  return {
    ...(fix && "value" in fix ? { fix: { value: fix.value, excerpt } } : {}),
    ...(choice ? { choice } : {}),
  };
}

/** Where the mistake is fixed: a missing field is reported of the object that lacks it. */
export function fieldOf({ rule, message, pointer }: Issue): string {
  const missing =
    rule === "schema-missing-field" ? /field "([^"]+)"/.exec(message)?.[1] : undefined;
  return missing === undefined ? pointer : appendPointer(pointer, missing);
}
