import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ownPartIssue, stoppedIssue } from "../pipeline/own-part-issue.ts";
import { OwnPartError } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { type CodePosition, mappedPosition, thrownAt } from "../pipeline/thrown-at.ts";

/** A definition as it runs: its compiled module, and how positions in it lead to those in the sources. */
export interface RunningModule {
  /** The address that it was imported from. */
  url: string;
  /** A source map in its JSON form. */
  map: string;
  /** The folder of the site, which the map names sources from. */
  site: string;
  /** The part's path below it, and the file of its definition. */
  path: string;
  file: string;
}

/** What a part threw, reported at its position in the source; another part's that it called is that one's. */
export function thrownError(cause: unknown, module: RunningModule): OwnPartError {
  if (cause instanceof OwnPartError) return cause;
  const source = sourceOf(cause, module) ?? { file: definitionFile(module) };
  return new OwnPartError(stoppedIssue(module.path, cause, source), { cause });
}

/** A result of a part that cannot be used: no line of it threw. */
export function resultError(fault: string, module: RunningModule): OwnPartError {
  return new OwnPartError(
    ownPartIssue(definitionFile(module), fault, "Correct what the function returns."),
  );
}

function definitionFile({ site, path, file }: RunningModule): string {
  return slashed(join(site, path, file));
}

function sourceOf(cause: unknown, { url, map, site }: RunningModule): CodePosition | undefined {
  const running = slashed(fileURLToPath(url));
  return thrownAt(cause, (position) => {
    const source = position.file === running ? mappedPosition(map, position) : undefined;
    const isOwn = source && !source.file.startsWith("../");
    return isOwn ? { ...source, file: slashed(join(site, source.file)) } : undefined;
  });
}
