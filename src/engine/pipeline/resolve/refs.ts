import type { Crop, FocusPoint } from "../../fields/image/type.ts";
import type { Issue } from "../../model/issue.ts";
import type { Times } from "../../model/times.ts";

/** Something a page refers to or offers, with its position in the sources. */
export interface Reference {
  /** The target as written, tokens filled. */
  value: string;
  file: string;
  pointer: string;
  /** The target as it stands in the file, when it is a part of a longer text. */
  excerpt?: string;
  /** Whether tokens were filled, so that the target does not stand in the file as it is. */
  isFilled?: boolean;
  /** When the block is shown that it stands in, if that has times. */
  times?: Times;
  /** Where it stands in a file that is not JSON. */
  span?: { offset: number; length: number };
}

/** What a page makes of a file of the media folder; of one that it does not show, it is a file. */
export type ShownAs = "picture" | "icon" | "file";

/** What a page refers to and offers, collected while it is resolved. */
export interface Refs {
  links: Reference[];
  anchors: Reference[];
  /** Paths of pages in lists, and paths whose child pages are listed. */
  listed: Reference[];
  /** Texts of pictures, each with the path of its picture and with what is to stay in view of it. */
  alts: (Reference & { source: string; focus?: FocusPoint })[];
  /** Headings within texts, in their order: the level written, from 1 to 6. */
  headings: (Reference & { level: number })[];
  /** Paths of media files that are used, each picture with what is cut off it. */
  media: (Reference & { shownAs?: ShownAs; crop?: Required<Crop> })[];
  /** Gaps that the author still has to fill. */
  gaps: Reference[];
  issues: Issue[];
  /** Whether a block was left out: its shared block is not there, or a part of the site's own cannot be used. Its issue says so. */
  lacksBlock: boolean;
  /** What stands in blocks whose time is still to come, or over. */
  untimely?: Refs;
  /** Where each block that is shown stands among the blocks of the file. */
  shown: number[];
}

/** Nothing yet. */
export function noRefs(): Refs {
  return {
    links: [],
    listed: [],
    anchors: [],
    media: [],
    alts: [],
    headings: [],
    gaps: [],
    issues: [],
    lacksBlock: false,
    shown: [],
  };
}

/** What a page refers to, and what stands in its blocks that are not shown just now. */
export function withUntimely(refs: Refs): Refs[] {
  return refs.untimely ? [refs, refs.untimely] : [refs];
}

/** What a page refers to in one of these ways, in blocks that are not shown just now as well. */
export function everyOf<Kind extends "alts" | "gaps" | "headings" | "issues" | "links" | "media">(
  refs: Refs,
  kind: Kind,
): Refs[Kind][number][] {
  return withUntimely(refs).flatMap((each): readonly Refs[Kind][number][] => each[kind]);
}

/** Adds what another file refers to. */
export function addRefs(refs: Refs, more: Refs): void {
  refs.links.push(...more.links);
  refs.listed.push(...more.listed);
  refs.media.push(...more.media);
  refs.gaps.push(...more.gaps);
  refs.issues.push(...more.issues);
}
