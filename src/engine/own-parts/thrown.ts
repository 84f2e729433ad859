import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { stoppedIssue } from "../pipeline/own-part-issue.ts";
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

/** What a part threw, reported at its position in the source. */
export function thrownError(cause: unknown, module: RunningModule): OwnPartError {
  const { site, path, file } = module;
  const source = sourceOf(cause, module);
  const issue = stoppedIssue(path, cause, source ?? { file: slashed(join(site, path, file)) });
  return new OwnPartError(issue, { cause });
}

/**
 * A definition whose functions throw nothing but `OwnPartError`.
 *
 * @param definition an object with functions
 */
export function guarded<Definition extends object>(
  definition: Definition,
  module: RunningModule,
): Definition {
  const entries = Object.entries(definition).map(([name, value]) => [
    name,
    typeof value === "function" ? guard(value as AnyFunction, module) : value,
  ]);
  return Object.fromEntries(entries) as Definition;
}

type AnyFunction = (...given: unknown[]) => unknown;

function guard(work: AnyFunction, module: RunningModule): AnyFunction {
  return (...given) => {
    try {
      return work(...given);
    } catch (cause) {
      throw thrownError(cause, module);
    }
  };
}

function sourceOf(cause: unknown, { url, map, site }: RunningModule): CodePosition | undefined {
  const running = slashed(fileURLToPath(url));
  return thrownAt(cause, (position) => {
    const source = position.file === running ? mappedPosition(map, position) : undefined;
    const isOwn = source && !source.file.startsWith("../");
    return isOwn ? { ...source, file: slashed(join(site, source.file)) } : undefined;
  });
}
