import type { RuleExample } from "../engine/pipeline/rule.ts";
import type { CheckedSite } from "../engine/pipeline/site.ts";
import { EXAMPLE_SITE } from "../engine/rules/example-site.ts";
import { examineFiles } from "./examine-files.ts";

/** A drawing that examples name, and a file that is none. */
const MEDIA = {
  "media/door.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M1 0h2v3H1z"/></svg>',
  "media/door.txt": "no picture",
};

/** What is reported of an example. */
export interface ExampleReport {
  /** The rules that are broken, each with its file. */
  broken: string[];
  /** Where it is, what authors read, and what is fixed without asking. */
  words: string[];
  site: CheckedSite;
}

/**
 * Examines the site of a rule's example with the mistake, or without it.
 *
 * @returns what is reported, each with the file below the pages folder: `link-dead visit.json`
 */
export async function examineExample(
  example: RuleExample,
  which: "wrong" | "right",
): Promise<ExampleReport> {
  const { beside, file, release } = example;
  const pages = Object.entries({ ...EXAMPLE_SITE, ...beside, [file]: example[which] });
  const files = Object.fromEntries(
    pages.filter(([, text]) => text !== "").map(([path, text]) => [`pages/${path}`, text]),
  );
  const named = Object.entries(MEDIA).filter(([path]) => example[which].includes(path));
  const { issues, site } = await examineFiles({ ...files, ...Object.fromEntries(named) }, release);
  return {
    site,
    broken: issues.map((issue) => `${issue.rule} ${issue.file.split("/pages/")[1]}`),
    words: issues.map(({ pointer, message, hint, fix, excerpt }) =>
      [
        `at ${pointer || "the whole file"}${excerpt === undefined ? "" : `, ${excerpt}`}`,
        message,
        hint,
        ...(fix === undefined ? [] : [`fix: ${JSON.stringify(fix)}`]),
      ].join("\n"),
    ),
  };
}
