import { SourceMap, type SourceMapping } from "node:module";
import { fileURLToPath } from "node:url";
import { slashed } from "./read.ts";

/** A position in a file. Line and column from 1. */
export interface CodePosition {
  /** Absolute, with forward slashes. */
  file: string;
  line: number;
  column: number;
}

/**
 * Where something was thrown: the first line of its stack that is of interest.
 *
 * @param toSource gives the position in a source that a position in a running file comes from; nothing for one that
 *   does not count
 */
export function thrownAt(
  cause: unknown,
  toSource: (position: CodePosition) => CodePosition | undefined,
): CodePosition | undefined {
  const stack = (cause instanceof Error ? cause.stack : undefined) ?? "";
  for (const line of stack.split("\n")) {
    const position = positionIn(line);
    const source = position && toSource(position);
    if (source) return source;
  }
  return undefined;
}

/**
 * The position in a source that a position in a compiled file comes from.
 *
 * @param map the file's source map in its JSON form
 * @returns with the source's name as the map has it; nothing for what no source has
 */
export function mappedPosition(
  map: string,
  { line, column }: CodePosition,
): CodePosition | undefined {
  const entry: Partial<SourceMapping> = new SourceMap(JSON.parse(map)).findEntry(
    line - 1,
    column - 1,
  );
  const { originalSource, originalLine, originalColumn } = entry;
  if (originalSource === undefined || originalLine === undefined || originalColumn === undefined)
    return undefined;
  return { file: originalSource, line: originalLine + 1, column: originalColumn + 1 };
}

function positionIn(line: string): CodePosition | undefined {
  const [, address = "", row, column] =
    /((?:file:\/\/|\/|[A-Za-z]:[\\/]).*):(\d+):(\d+)\)?$/.exec(line) ?? [];
  if (row === undefined) return undefined;
  const file = address.startsWith("file:") ? fileURLToPath(address.replace(/\?.*$/, "")) : address;
  return { file: slashed(file), line: Number(row), column: Number(column) };
}
