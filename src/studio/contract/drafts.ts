import type { PublishAnswer, PublishFailure, PublishFinding } from "./publishing.ts";

/**
 * Where a draft stands: it is worked on, waits for a publisher, may be published, was sent back with words, or was thrown away and
 * can be brought back. One that went live is worked on again, without a name and with nothing changed.
 */
export type DraftState = "changes" | "review" | "approved" | "returned" | "discarded";

/** Somebody as others see them. */
export interface Author {
  name: string;
  email: string;
}

/** Changes with a name, which go live together. */
export interface DraftSummary {
  id: string;
  /** What its owner calls it; empty until it has a name: "My changes". */
  name: string;
  owner: Author;
  state: DraftState;
  /** The note with which it was sent for review, approved or sent back. */
  said?: { by: Author; at: string; text: string } | undefined;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** When it was thrown away: it can be brought back for 30 days. */
  discardedAt?: string;
  /** When it goes live by itself, or should have. */
  schedule?: DraftSchedule;
  /** Its files that differ from what is live. */
  files: DraftFile[];
  /** Comments that nobody has resolved. */
  openComments: number;
  /** Whether something has gone live that the draft does not have yet. */
  isBehind: boolean;
}

/** A time at which a draft goes live by itself, as it is then. */
export interface DraftSchedule {
  /** ISO 8601. */
  at: string;
  by: Author;
  /** The sentence for the history when it goes live; nothing where the studio writes one. */
  sentence?: string;
  /** Somebody who may not publish and has changed the draft since: it waits for a publisher. */
  changedBy?: Author;
  /** Why it did not go live when the time came. */
  trouble?: ScheduleTrouble;
}

/** What stood against a draft at its time: what is shown follows from it. */
export interface ScheduleTrouble {
  why:
    | "changed"
    | "clashes"
    /** Whoever set the time may not publish any more. */
    | "not-allowed"
    /** Findings of `check --release`. */
    | "findings"
    /** It is tried again. */
    | "failed";
  failure?: PublishFailure;
  findings?: PublishFinding[];
}

/** A file that a draft changes. */
export interface DraftFile {
  change: "added" | "changed" | "removed";
  /** Below the folder of the repository, for example `pages/prices.json`. */
  path: string;
  /** The title of a page. */
  title?: string;
}

/** A draft with all that is shown beside it. */
export interface DraftAnswer extends DraftSummary {
  comments: DraftComment[];
  shares: ShareLink[];
  /** Nothing for a draft that the host of the repository does not know, and need not. */
  hosting?: DraftHosting;
}

/** What the host of the site's repository knows of a draft that was sent for review. */
export interface DraftHosting {
  /** What people call the host: "GitHub". */
  host: string;
  /** Where it shows the draft. */
  url?: string;
  /** How many checks of the host ended in which way. */
  checks?: { passed: number; failed: number; running: number };
  /** Why it does not know of the draft, or not of its last state. It is tried again. */
  problem?: HostingProblem;
}

/** The host is out of reach or too slow, does not know the token any more or does not let it do this, was asked too often, or rejects it. */
export type HostingProblem =
  | "gone"
  | "slow"
  | "sign-in-refused"
  | "not-allowed"
  | "too-often"
  | "refused";

/** A file of JSON before and after a draft's changes; nothing where it is not there. `changesInWords` says what was done. */
export interface ChangedFileAnswer {
  path: string;
  before?: unknown;
  after?: unknown;
}

/** Words about a page, or about one of its blocks. */
export interface DraftComment {
  id: string;
  by: Author;
  at: string;
  text: string;
  /** The file below the folder of pages. */
  path: string;
  /** Where the block stands in the draft now: it goes along when the block moves. */
  block?: number;
  /** Whether it is about a block that is gone. */
  isOnGoneBlock: boolean;
  resolved?: { by: Author; at: string };
}

/** A link that shows a draft to people without an account. */
export interface ShareLink {
  id: string;
  by: Author;
  at: string;
  expiresAt: string;
}

/** A link that was just made. Its address is sent this one time. */
export interface NewShareLink extends ShareLink {
  /** The path of the address on this server. */
  address: string;
}

/** Two changes of the same words, or of the same file, that cannot both stay. */
export interface FileClash {
  /** The file below the folder of the repository. */
  path: string;
  /** RFC 6901 pointer into the merged file; nothing for a file as a whole: a picture, or one that a side removed. */
  pointer?: string;
  /** What both began from; nothing where it was not there. Files as a whole have no values. */
  base?: unknown;
  /** What the draft has, or the folder of whoever works alone. */
  mine?: unknown;
  /** What is live. */
  theirs?: unknown;
}

/** How a clash is decided: by one's own side, by what is live, or by a text that replaces both. */
export type ClashChoice = "mine" | "theirs" | { text: string };

/** What came of bringing a draft, or a folder, up to date with what is live. */
export type UpdateAnswer =
  | { outcome: "updated" | "current" }
  | {
      outcome: "clashes";
      clashes: FileClash[];
      /** What the files with clashes are already but for those, by their paths. */
      files: Record<string, unknown>;
      /** What was compared: choices hold for these two states alone. */
      compared: string;
    };

/** What somebody has decided about clashes. */
export interface Decision {
  /** The commits that clash. */
  compared: string;
  choices: readonly ClashChoice[];
}

/** What came of asking for a draft to go live: what somebody has to decide first, or how it goes on. */
export type PublishDraftAnswer = PublishAnswer | Extract<UpdateAnswer, { outcome: "clashes" }>;

/** How many publications are listed at one time. */
export const CHANGES_AT_ONCE = 50;

/** Something that went live. */
export interface PublishedChange {
  /** The commit of the live branch. */
  id: string;
  by: Author;
  at: string;
  /** The first line says it in short; each that follows says one thing that was done. */
  sentence: string;
  lines: string[];
  files: DraftFile[];
}

/** Whether drafts are kept at the remote of the site's repository as well. */
export interface BackupAnswer {
  /** Not where the repository has no remote, or the team does not want it. */
  isOn: boolean;
  /** When everything was there last. */
  at?: string;
  /** Why something is not. */
  problem?:
    | "remote-gone"
    | "moved-on"
    | "sign-in-refused"
    | "declined"
    | "disk-full"
    | "in-use"
    | "foreign"
    | "failed";
}
