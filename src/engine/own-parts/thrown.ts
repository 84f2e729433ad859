import { SourceMap } from "node:module";
import { join } from "node:path";
import { OwnPartError } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { mistakeIn, type SourcePosition } from "./mistake.ts";

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

/** What a part threw, said at its position in the source. */
export function thrownError(cause: unknown, module: RunningModule): OwnPartError {
  const { file, position } = positionOf(cause, module);
  const words = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
  const message = `${module.path} stopped with an error: ${words}${/[.!?]$/.test(words) ? "" : "."}`;
  return new OwnPartError(mistakeIn(file, message, "Correct it at this position.", position), {
    cause,
  });
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

/** The first line of the stack that lies in the part's own sources. */
function positionOf(
  cause: unknown,
  { url, map, site, path, file }: RunningModule,
): { file: string; position?: SourcePosition } {
  const stack = (cause instanceof Error ? cause.stack : undefined) ?? "";
  const sources = new SourceMap(JSON.parse(map));
  for (const line of stack.split("\n")) {
    const [, row, column] = line.includes(url) ? (/:(\d+):(\d+)\)?$/.exec(line) ?? []) : [];
    const entry = row && sources.findEntry(Number(row) - 1, Number(column) - 1);
    if (entry && "originalSource" in entry && !entry.originalSource.startsWith("../"))
      return {
        file: slashed(join(site, entry.originalSource)),
        position: { line: entry.originalLine + 1, column: entry.originalColumn + 1 },
      };
  }
  return { file: slashed(join(site, path, file)) };
}
