import { relative } from "node:path";
import type { Issue } from "../../engine/model/issue.ts";
import { isPagePath } from "../../engine/pipeline/load.ts";
import { slashed } from "../../engine/pipeline/read.ts";
import { writeStudioAddress } from "../contract/address.ts";
import { STUDIO } from "./documents.ts";
import { fieldOf } from "./issues/studio-issues.ts";

/** The names of files that the studio opens. */
const NAME = /^[\w./[\]-]+$/;

/**
 * The address at which the studio shows the field of an issue.
 *
 * @param pages absolute path of the pages folder
 * @returns nothing for what has no form there: other files than pages, and files that are no JSON
 */
export function editAddressOf(pages: string, issue: Issue): string | undefined {
  const path = slashed(relative(pages, issue.file));
  const isPage = isPagePath(path) && NAME.test(path) && !path.startsWith("../");
  if (!isPage || issue.span || issue.rule.startsWith("json-")) return undefined;
  return `${STUDIO}${writeStudioAddress({ path, pointer: fieldOf(issue) })}`;
}
