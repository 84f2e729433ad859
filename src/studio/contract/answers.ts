import type { RuleId } from "../../page/issue.ts";
import type { ResolvedBlock } from "../../page/resolved-block.ts";
import type { Head } from "../../page/resolved-page.ts";
import type { BlockForm, EditedPage, Field } from "./field.ts";

/** Everything the studio shows beside the page being edited. */
export interface Overview {
  /** Tells this site from others that are edited under the same address. */
  id: string;
  brand: string;
  pages: PageSummary[];
  shared: SharedSummary[];
  media: MediaSummary[];
  forms: { page: Record<string, Field>; blocks: BlockForm[] };
  /** The names of tokens that texts can hold, with what they stand for. */
  tokens: { name: string; value: string }[];
}

/** One page of the tree. */
export interface PageSummary {
  /** The file below the pages folder, for example `locations/texas/houston.json`. */
  path: string;
  route: string;
  title: string;
  errors: number;
  warnings: number;
  /** Whether its texts still wait to be written. */
  unfilled: boolean;
  /** Whether a draft of it is kept apart. */
  hasDraft: boolean;
  /** Places in it that links can lead to. */
  anchors: { id: string; label: string }[];
}

export interface SharedSummary {
  name: string;
  /** What people read: the block's heading, or the file's name. */
  label: string;
  type: string;
}

export interface MediaSummary {
  path: string;
  kind: "vector" | "raster" | "video" | "other";
  width?: number;
  height?: number;
}

/** A mistake, with the same rule and words as `npm run check`. */
export interface StudioIssue {
  rule: RuleId;
  level: "error" | "warning";
  message: string;
  hint: string;
  /** RFC 6901 pointer into the page. */
  pointer: string;
  /** The file, when it is not the page itself. */
  elsewhere?: string;
}

/** A page as it was opened. */
export interface OpenedPage {
  path: string;
  route: string;
  /** Names the bytes of the file, so that a change on the disk is noticed. */
  hash: string;
  page: EditedPage;
  draft?: { page: EditedPage; savedAt: string; pageChangedSince: boolean };
}

/** An edited page as the frame shows it. */
export interface Preview {
  route: string;
  head?: Head;
  /** One entry for every block of the page; nothing for a block that cannot be shown yet. */
  blocks: (ResolvedBlock | null)[];
  issues: StudioIssue[];
}

/** What became of a wish to save. */
export type SaveAnswer =
  | { outcome: "saved"; hash: string; page: EditedPage }
  | { outcome: "conflict"; hash: string; theirs: string; mine: string; page?: EditedPage }
  | { outcome: "refused"; issues: StudioIssue[] };

/** What a command would do, or why it cannot be done. */
export type PlanAnswer =
  | { outcome: "possible"; summary: string[]; files: string[]; opens?: string; id: string }
  | { outcome: "refused"; message: string };

/** A command for the site: the authors' commands behind buttons. */
export type Command =
  | { command: "new"; route: string; title: string; like?: string }
  | { command: "move"; from: string; to: string }
  | { command: "remove"; route: string; to?: string };
