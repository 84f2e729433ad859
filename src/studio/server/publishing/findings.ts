import { dirname } from "node:path/posix";
import type { Examined } from "../../../engine/dev/dev-site.ts";
import type { ReportedIssue } from "../../../engine/model/issue.ts";
import type { PublishFinding } from "../../contract/publishing.ts";
import { fieldLabels } from "../issues/field-labels.ts";
import { fileWords } from "../issues/file-words.ts";
import { plainWords } from "../issues/plain-words.ts";

/** The findings of a check, in the words of somebody who sees pages and fields. Each is listed once. */
export function publishFindings(
  issues: readonly ReportedIssue[],
  { engine, site }: Pick<Examined, "engine" | "site">,
): PublishFinding[] {
  const labels = fieldLabels(engine.schemas);
  const pages = dirname(site.index.siteFile);
  const findings = issues.map((issue): PublishFinding => {
    const isOfPages = issue.file.startsWith(`${pages}/`);
    const path = isOfPages ? issue.file.slice(pages.length + 1) : undefined;
    const words = plainWords(issue, labels);
    return {
      rule: issue.rule,
      level: issue.level,
      ...words,
      where: atStart(fileWords(path ?? "_")),
      ...(path !== undefined && { path }),
    };
  });
  return [...new Map(findings.map((one) => [JSON.stringify(one), one])).values()];
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
