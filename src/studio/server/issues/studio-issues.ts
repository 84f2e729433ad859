import { dirname } from "node:path/posix";
import type { Examined } from "../../../engine/dev/dev-site.ts";
import type { Issue, ReportedIssue } from "../../../engine/model/issue.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import { fieldLabels } from "./field-labels.ts";
import { fileWords } from "./file-words.ts";
import { plainWords } from "./plain-words.ts";

/**
 * Issues as the studio shows them beside the fields of one page. A mistake is reported once.
 *
 * @param current the site, whose schemas say what fields are called
 */
export function studioIssues(
  issues: ReportedIssue[],
  file: string,
  { engine, site }: Pick<Examined, "engine" | "site">,
): StudioIssue[] {
  const labels = fieldLabels(engine.schemas);
  const pages = dirname(site.index.siteFile);
  const seen = new Map(
    issues.map((issue) => [`${issue.rule} ${issue.file} ${issue.pointer} ${issue.message}`, issue]),
  );
  return [...seen.values()].map((issue) => ({
    rule: issue.rule,
    level: issue.level,
    ...plainWords(issue, labels),
    pointer: fieldOf(issue),
    ...(issue.file === file
      ? offersOf(issue)
      : { elsewhere: atStart(fileWords(issue.file.slice(pages.length + 1))) }),
  }));
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
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
