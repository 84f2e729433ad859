import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "../../model/issue.ts";
import { stoppedIssue } from "../../pipeline/own-part-issue.ts";
import { type OwnClientParts, OwnPartError } from "../../pipeline/own-parts.ts";
import { slashed } from "../../pipeline/read.ts";
import { type CodePosition, mappedPosition, thrownAt } from "../../pipeline/thrown-at.ts";

/** A block of a site's own that cannot be rendered. */
export interface ThrowingBlock {
  type: string;
  issue: Issue;
}

/**
 * Says which block of a site's own threw while a page was rendered, and where.
 *
 * @param toSource gives the position in a source that a running one comes from; running ones are those of sources
 *   by default
 * @returns nothing when it was no component of theirs
 */
export function throwingBlock(
  cause: unknown,
  { blocks }: OwnClientParts,
  toSource: (position: CodePosition) => CodePosition | undefined = (position) => position,
): ThrowingBlock | undefined {
  const typeOf = (file: string) =>
    blocks.find(({ component }) => component && file.startsWith(`${dirname(component.file)}/`))
      ?.type;
  const source = thrownAt(cause, (position) => {
    const at = toSource(position);
    return at && typeOf(at.file) !== undefined ? at : undefined;
  });
  const type = source && typeOf(source.file);
  if (source === undefined || type === undefined) return undefined;
  return { type, issue: stoppedIssue(`The block "${type}"`, cause, source) };
}

/** What a part of a site's own threw during a build, as an issue; nothing when something else threw. */
export function ownBuildIssue(
  cause: unknown,
  own: OwnClientParts,
  renderer: string,
): Issue | undefined {
  if (cause instanceof OwnPartError) return cause.issue;
  return throwingBlock(cause, own, sourcesOf(renderer, own.site))?.issue;
}

/**
 * Gives positions in the sources of a compiled renderer.
 *
 * @param renderer its address; its source map lies beside it
 * @param site the folder of the site, which the map names sources from
 */
function sourcesOf(
  renderer: string,
  site: string,
): (position: CodePosition) => CodePosition | undefined {
  const file = fileURLToPath(renderer);
  return (position) => {
    if (position.file !== slashed(file)) return undefined;
    const source = mappedPosition(readFileSync(`${file}.map`, "utf8"), position);
    return source && { ...source, file: slashed(resolve(site, source.file)) };
  };
}
