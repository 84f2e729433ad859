import { relative } from "node:path";
import { kindOf } from "../content/kinds.ts";
import { LEDGER_FILE } from "../content/ledger.ts";
import { slashed } from "../content/read.ts";
import type { Issue } from "../page/issue.ts";
import { writeStudioAddress } from "../studio/contract/address.ts";
import { STUDIO } from "./documents.ts";
import { fieldOf } from "./studio-issues.ts";

/** The names of files that the studio opens. */
const NAME = /^[\w./[\]-]+\.json$/;

/**
 * The address at which the studio shows the field of an issue.
 *
 * @param pages absolute path of the pages folder
 * @returns nothing for what has no form there: other files than pages, and files that are no JSON
 */
export function editAddressOf(pages: string, issue: Issue): string | undefined {
  const path = slashed(relative(pages, issue.file));
  const isPage = kindOf(path) === "page" && !path.startsWith("../") && path !== LEDGER_FILE;
  if (!isPage || !NAME.test(path) || issue.span || issue.rule.startsWith("json-")) return undefined;
  return `${STUDIO}${writeStudioAddress({ path, pointer: fieldOf(issue) })}`;
}
