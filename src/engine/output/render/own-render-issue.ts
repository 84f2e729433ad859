import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Issue } from "../../model/issue.ts";
import { stoppedIssue } from "../../pipeline/own-part-issue.ts";
import { type OwnClientParts, OwnPartError } from "../../pipeline/own-parts.ts";
import { slashed } from "../../pipeline/read.ts";
import { type CodePosition, mappedPosition, thrownAt } from "../../pipeline/thrown-at.ts";

/** A part of a site's own that cannot be rendered. */
export interface ThrowingPart {
  issue: Issue;
  /** What can be rendered without it. */
  others: OwnClientParts;
}

/**
 * Says which part of a site's own threw while a page was rendered, and where: a block, or a file in place of the theme's.
 *
 * @param toSource gives the position in a source that a running one comes from; running ones are those of sources
 *   by default
 * @returns nothing when it was no component of theirs
 */
export function throwingPart(
  cause: unknown,
  own: OwnClientParts,
  toSource: (position: CodePosition) => CodePosition | undefined = (position) => position,
): ThrowingPart | undefined {
  const source = thrownAt(cause, (position) => {
    const at = toSource(position);
    return at && shownPart(at.file, own) ? at : undefined;
  });
  const part = source && shownPart(source.file, own);
  return part && { issue: stoppedIssue(part.called, cause, source), others: part.others };
}

/** The part that a file belongs to, and all others. */
function shownPart(
  file: string,
  own: OwnClientParts,
): { called: string; others: OwnClientParts } | undefined {
  const block = own.blocks.find(
    ({ component }) => component && file.startsWith(`${dirname(component.file)}/`),
  );
  if (block) {
    const { type } = block;
    const blocks = own.blocks.map((one) => (one === block ? { type } : one));
    return { called: `The block "${type}"`, others: { ...own, blocks } };
  }
  const [name] = Object.entries(own.ui).find(([, replacing]) => replacing === file) ?? [];
  if (name === undefined) return undefined;
  const { [name]: _, ...ui } = own.ui;
  return { called: `theme/ui/${name}`, others: { ...own, ui } };
}

/** What a part of a site's own threw during a build, as an issue; nothing when something else threw. */
export function ownBuildIssue(
  cause: unknown,
  own: OwnClientParts,
  renderer: string,
): Issue | undefined {
  if (cause instanceof OwnPartError) return cause.issue;
  return throwingPart(cause, own, sourcesOf(renderer, own.site))?.issue;
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
