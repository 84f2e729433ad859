import type { Resolved } from "../../model/resolved.ts";
import type { Reviewer, SourcesFile } from "../../model/sources-file.ts";
import { createMentionFinder, type Mention } from "./mentions.ts";

/** `{fill: …}` marks what is still to be written. */
const GAP = /\{\s*fill:/;

type Source = Resolved<SourcesFile["sources"][string]>;

/** The sources of a site, ready to be shown. */
export interface ResolvedSources {
  /** Who compares the pages with them; none while a part of the name is still to be written. */
  reviewer?: Reviewer;
  /**
   * The sources that a text mentions, each once, in the order of their first mentions. Of several that are
   * mentioned by the same words that one counts whose state the text names last before.
   */
  mentionedIn(text: string): Source[];
}

/**
 * Makes what pages need of the sources.
 *
 * @param written the file as it stands
 * @param resolved the same with its tokens filled, but for the reviewer
 */
export function resolveSources(
  written: SourcesFile,
  resolved: Resolved<Omit<SourcesFile, "reviewer">>,
): ResolvedSources {
  const find = createMentionFinder(written);
  const { sources } = resolved;
  return {
    ...(isNamed(written.reviewer) ? { reviewer: written.reviewer } : {}),
    mentionedIn(text) {
      const names = find(text).flatMap((mention) => meantNames(text, mention, sources));
      return [...new Set(names)].flatMap((name) => sources[name] ?? []);
    },
  };
}

/** Where several sources have the words of a mention, that of the state named last before it. */
function meantNames(
  text: string,
  { at, names }: Mention,
  sources: Record<string, Pick<Source, "state">>,
): string[] {
  if (names.length < 2) return names;
  const distances = names.map((name) => distanceTo(sources[name]?.state, text, at));
  const least = Math.min(...distances);
  return names.filter((_, number) => distances[number] === least);
}

/** How far from a position of a text a name stands: before it in characters, after it farther than any. */
function distanceTo(name: string | undefined, text: string, at: number): number {
  if (name === undefined) return Number.POSITIVE_INFINITY;
  const before = text.lastIndexOf(name, at);
  if (before >= 0) return at - before;
  const after = text.indexOf(name, at);
  return after < 0 ? Number.POSITIVE_INFINITY : text.length + after;
}

/** Whether a reviewer is a person, and not a mark for what is still to be written. */
export function isNamed(reviewer: Reviewer | undefined): boolean {
  return reviewer !== undefined && gapsIn(reviewer).length === 0;
}

/** The fields of a reviewer that are still to be written. */
export function gapsIn(reviewer: Reviewer): string[] {
  return Object.entries(reviewer)
    .filter(([, text]) => GAP.test(text))
    .map(([field]) => field);
}
