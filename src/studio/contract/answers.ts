import type { FocusPoint } from "../../engine/fields/image/type.ts";
import type { Block, PageBlock, ResolvedBlock } from "../../engine/model/block.ts";
import type { Head, Shell } from "../../engine/model/resolved-page.ts";
import type { Times, Timing } from "../../engine/model/times.ts";
import type { ChangedBlocks } from "./changed-blocks.ts";
import type { DraftSummary } from "./drafts.ts";
import type { BlockForm, EditedPage, EntryForm, Field } from "./field.ts";
import type { Person } from "./person.ts";

/** Everything the studio shows beside the page being edited. */
export interface Overview {
  brand: string;
  /** Where the site is published, without a slash at its end. */
  url: string;
  pages: PageSummary[];
  /** The kinds of pages that are made with gaps to fill. */
  kinds: PageKind[];
  shared: SharedSummary[];
  /** Blocks that are added together. */
  patterns: Pattern[];
  media: MediaSummary[];
  forms: {
    page: Record<string, Field>;
    blocks: BlockForm[];
    use: EntryForm;
    look: Record<string, Field>;
    site: Record<string, Field>;
    /** Of what differs in another language. */
    translation: Record<string, Field>;
  };
  /** The languages of the site, the first one first. */
  languages: { language: string; name: string; path: string }[];
  /** The time zone that times are meant in; none for a site that does not say it, whose times are those of UTC. */
  timeZone?: string;
  /** The names of tokens that texts can hold, with what they stand for. */
  tokens: { name: string; value: string }[];
  /** Whether the studio can bring pages live, or say what is missing for that. */
  publishing?: true;
  /** Who works here and on which draft, where a team works together. */
  team?: {
    person: Person;
    draft?: Pick<DraftSummary, "id" | "name" | "owner" | "state" | "schedule">;
    /** How many drafts of others wait for the review of this person. */
    waiting?: number;
  };
}

/** Blocks that are added together, of which a page gets copies. */
export interface Pattern {
  /** Of its file. */
  name: string;
  label: string;
  blocks: PageBlock[];
}

/** A kind of page that authors make often. */
export interface PageKind {
  kind: string;
  /** Its name in a sentence, for example `a shop`. */
  label: string;
  /** The questions for its name and for the page that it lies below. */
  ask: { name: string; in?: string };
  /** The route, for example `/services/<in>/<name>`. */
  path: string;
  /** Whether the page above is made as well when it is not there. */
  hasParent: boolean;
}

/** One page of the tree. */
export interface PageSummary {
  /** The file below the pages folder, for example `shops/harbor.json`. */
  path: string;
  route: string;
  title: string;
  errors: number;
  warnings: number;
  /** Whether visitors do not see it: it is hidden, or it is not its time. */
  hidden: boolean;
  /** When it goes live and ends, and which of that is past; nothing for one that is hidden anyway. */
  times?: Times & { timing: Timing };
  /** The languages of the site that it is not in yet. */
  languages: { language: string; name: string }[];
  /** Whether its texts still wait to be written. */
  unfilled: boolean;
  /** Anchors in it that links can lead to. */
  anchors: { id: string; label: string }[];
}

export interface SharedSummary {
  name: string;
  /** What people read: the block's heading, or the file's name. */
  label: string;
  type: string;
  block: Block;
}

export interface MediaSummary {
  path: string;
  kind: "vector" | "raster" | "video" | "other";
  width?: number;
  height?: number;
}

/** An old address, and the route of the page that it leads to. */
export interface RedirectSummary {
  from: string;
  to: string;
  /** From when and until when it leads there, by the clocks of the site. */
  publishAt?: string;
  unpublishAt?: string;
}

/** An old address that is to lead to a page, or nowhere any more. */
export interface RedirectChange {
  from: string;
  to?: string;
}

/** What was changed of the old addresses and is not saved yet, step by step. */
export interface RedirectDraft {
  past: readonly RedirectChange[][];
  /** What was undone, the next one last. */
  future: readonly RedirectChange[][];
}

/** The draft of the old addresses as the server keeps it; without a version where there is none. */
export interface KeptRedirects {
  draft: RedirectDraft;
  version?: string;
}

/** Whether it was kept; another window's comes along where that was not seen. */
export type KeepRedirectsAnswer =
  | { outcome: "kept"; version?: string }
  | ({ outcome: "unseen" } & KeptRedirects);

/** The draft of the old addresses is another one. */
export interface RedirectsNews {
  /** The window that did it. */
  window: string;
}

/** What a table of old addresses would change, and which of its lines cannot be taken. */
export interface ReadRedirectsAnswer {
  changes: RedirectSummary[];
  same: number;
  problems: { line: number; message: string }[];
}

/** Where what is written once is shown: the routes of pages, by the names of values and of shared parts. */
export interface UsageAnswer {
  tokens: Record<string, readonly string[]>;
  shared: Record<string, readonly string[]>;
  /** The first page that shows the form of the site. */
  form?: string;
}

/** Words that the engine says, which a site may say in its own way. */
export interface StringSummary {
  key: string;
  /** In the language of the site, as the engine says them. */
  text: string;
  /** Whether the engine has them in English alone. */
  isForeign: boolean;
}

/** Where a file of the media folder is used. */
export interface MediaUses {
  path: string;
  /** The routes of pages that show it or link to it, by themselves or with a shared part. */
  pages: string[];
  /** Whether anything of the site uses it: a page, a menu, the footer, a shared part. */
  isUsed: boolean;
  /** What a page says of the picture. */
  alt?: string;
  /** What stays in view of it there. */
  focus?: FocusPoint;
}

/** A mistake that `npm run check` finds as well, in the words of somebody who sees fields and no files. */
export interface StudioIssue {
  rule: string;
  level: "error" | "warning";
  message: string;
  hint: string;
  /** RFC 6901 pointer into the page. */
  pointer: string;
  /** What people call the file, when it is not the page itself. */
  elsewhere?: string;
  /** What is written instead, when that is certain. */
  fix?: StudioFix;
  /** The word to be had among the site's own, or the fact to be changed everywhere. */
  choice?: { word: string } | { fact: string; value: string };
}

/** Another value for the field that an issue is about, or for a part of its text. */
export interface StudioFix {
  value: unknown;
  /** The part of the text that it replaces; the whole value when nothing is given. */
  excerpt?: string;
}

/** A page as it was opened. */
export interface OpenedPage {
  path: string;
  route: string;
  /** Names the bytes of the file, so that a change on the disk is noticed; empty for a file that was deleted. */
  hash: string;
  /** As the file has it; without fields when it was deleted. */
  page: EditedPage;
  /** Unsaved work on it. */
  copy?: KeptWork;
}

/** Unsaved work as the server keeps it. */
export interface KeptWork {
  /** Names this state of the work. */
  version: string;
  /** Names the bytes of the file that the work began from. */
  base: string;
  /** The text of that file; none where it could not be had any more. */
  basePage?: EditedPage;
  /** When it was kept, as ISO 8601. */
  savedAt: string;
  page: EditedPage;
}

/** A page with unsaved work, as the first screen lists it. */
export interface KeptSummary {
  path: string;
  route: string;
  title: string;
  /** Nothing for work that cannot be read. */
  version?: string;
  savedAt?: string;
  /** What became of the page's file since the work began. */
  file: "same" | "changed" | "deleted";
}

/**
 * What became of work that was sent to be kept: it was, or there is other work that its window has not
 * seen and merges first. Work that says what the file says has no version.
 */
export type KeepAnswer = { outcome: "kept"; version?: string } | { outcome: "unseen" };

/** What the server has of a page, in names alone. */
export interface PageVersion {
  path: string;
  /** Names the bytes of its file; empty where there is none. */
  hash: string;
  /** Names the unsaved work on it. */
  version?: string;
}

/** Notifies all windows that the unsaved work on a page is another one, or gone. */
export interface KeptNews {
  path: string;
  version?: string;
  /** The window that did it. */
  window: string;
}

/** An edited page as the frame shows it. */
export interface Preview {
  route: string;
  /** The path of its language, whose frame stands around it. */
  frame: string;
  /** That frame, where it is what is edited. */
  shell?: Shell;
  head?: Head;
  /** The block that shows what is edited for the whole site. */
  goal?: Goal;
  /** One entry for every block of the page; nothing for a block that cannot be shown yet. */
  blocks: (ResolvedBlock | null)[];
  issues: StudioIssue[];
}

/** The indexes of blocks of a page that is shown with a file for the whole site; each where there is one. */
export interface Goal {
  /** The shared part that is edited. */
  shared?: number;
  /** The form of the site. */
  form?: number;
}

/** How networks show a page when it is shared. */
export interface ShareCard {
  title: string;
  description: string;
  /** The host of the address that the site is published at. */
  domain: string;
  /** The picture that the build would draw, as an address that holds it; none where the build draws none. */
  image?: string;
  /** What is seen beside the words on it. */
  alt?: string;
  /** Whether the page is kept out of search engines, so that nothing is prepared for networks either. */
  isKeptOut: boolean;
}

/** What has changed in a preview since the one that the window has. */
export interface PreviewChange extends Omit<Preview, "blocks">, ChangedBlocks {
  outcome: "known";
  /** Names the preview that it leads to. */
  version: string;
}

/** An answer to what has changed in a page; none when the server does not know the page before. */
export type PreviewAnswer = PreviewChange | { outcome: "unknown" };

/** A text of a page that has the words of a search. */
export interface TextMatch {
  /** The file of the page. */
  path: string;
  /** The title of the page. */
  title: string;
  /** RFC 6901 pointer to the text. */
  pointer: string;
  /** The first of the words as it is written, with what stands around it. */
  before: string;
  word: string;
  after: string;
}

/** What an edited look makes of the pages of the site. */
export interface LookPreview {
  /** Its tokens and typefaces, as CSS; nothing as long as the schema rejects the file. */
  styles?: string;
  /** The options that were chosen, by the names of the choices. */
  choices?: Readonly<Record<string, string>>;
  issues: StudioIssue[];
}

/** What became of a wish to save. */
export type SaveAnswer =
  | { outcome: "saved"; hash: string; page: EditedPage }
  /** The file or the unsaved work is another one than its author has seen, who merges both first. */
  | { outcome: "unseen" }
  | { outcome: "deleted" }
  /** The file was changed outside, and is no page any more. */
  | { outcome: "damaged" }
  | { outcome: "rejected"; issues: StudioIssue[] };

/** What a command would do, or why it cannot be done. */
export type PlanAnswer =
  | { outcome: "possible"; summary: string[]; files: string[]; opens?: string; id: string }
  | { outcome: "rejected"; message: string };

/** A command for the site: the authors' commands behind buttons. */
export type Command =
  | { command: "new"; route: string; title: string; like?: string }
  | { command: "new-of-kind"; kind: string; name: string; in?: string }
  | { command: "translate"; route: string; language: string }
  | { command: "move"; from: string; to: string }
  | { command: "remove"; route: string; to?: string }
  | { command: "change-fact"; name: string; value: string }
  | { command: "rename-fact"; name: string; to: string }
  | { command: "remove-fact"; name: string }
  | { command: "redirects"; changes: RedirectChange[] }
  | { command: "replace-media"; from: string; to: string };
