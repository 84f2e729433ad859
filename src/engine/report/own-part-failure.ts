import type { OwnPartError } from "../pipeline/own-parts.ts";
import { textIfReadable } from "../pipeline/regular-file.ts";
import { locateIssues } from "./located.ts";
import { oneIssue } from "./text.ts";

/**
 * What a part of a site's own threw where nothing could report it, in the words of a report.
 *
 * @param cwd the folder that file names are given relative to
 */
export function ownPartFailure(cause: OwnPartError, cwd: string): string {
  const issue = { ...cause.issue, level: "error" as const };
  const text = textIfReadable(issue.file);
  return locateIssues([issue], () => text, cwd)
    .map((located) => oneIssue(located, text))
    .join("\n");
}
