import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Exception } from "sass";
import type { Issue } from "../model/issue.ts";
import { ownPartIssue } from "../pipeline/own-part-issue.ts";
import { slashed } from "../pipeline/read.ts";
import type { PartOptions } from "./part-options.ts";

/**
 * What is wrong with the styles of a part.
 *
 * @param folder of the part
 * @param files below it
 */
export async function styleIssues(
  folder: string,
  files: readonly string[],
  { root, definitions }: PartOptions,
): Promise<Issue[]> {
  const styles = files.filter((file) => /(^|\/)[^_/][^/]*\.s?css$/.test(file));
  if (styles.length === 0) return [];
  const loadPaths = definitions.client.styles.map((path) => join(root, path));
  const { compile } = await import("sass");
  return styles.flatMap((style) => {
    const file = join(folder, style);
    try {
      compile(file, { loadPaths });
      return [];
    } catch (cause) {
      return [inWords(cause as Exception, file)];
    }
  });
}

function inWords({ sassMessage, message, span }: Exception, file: string): Issue {
  const at = span?.url ? fileURLToPath(span.url) : file;
  return ownPartIssue(
    slashed(at),
    `The styles cannot be compiled: ${sassMessage ?? message}`,
    "Correct them at this position. Until then the part is left out.",
    span && { line: span.start.line + 1, column: span.start.column + 1 },
  );
}
