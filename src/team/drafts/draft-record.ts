import type {
  Author,
  DraftHosting,
  DraftSchedule,
  DraftState,
  DraftSummary,
  ScheduleTrouble,
} from "../../studio/contract/drafts.ts";

/** What is kept of a draft beside its branch. */
export interface DraftRecord {
  id: string;
  name: string;
  owner: Author;
  state: DraftState;
  said?: DraftSummary["said"];
  createdAt: string;
  updatedAt: string;
  /** When its studio was opened last. */
  usedAt?: string;
  discardedAt?: string | undefined;
  /** What its branch is called. */
  branch: string;
  /** The commit that it began from. */
  base: string;
  /** Whether its folder has been made whole. */
  isReady: boolean;
  /** The commit that its folder is being changed to: what was begun is finished when the server starts again. */
  movingTo?: string | undefined;
  /** The commit that was approved. */
  approved?: string | undefined;
  /** The commit that is to make it live. */
  publishing?: string | undefined;
  schedule?: KeptSchedule | undefined;
  comments: KeptComment[];
  shares: KeptShare[];
  /** What the host of the repository knows of it, and its answers. */
  hosting?: KeptHosting | undefined;
}

/** What the host of the repository knows of a draft, and its answers. */
export interface KeptHosting extends Omit<DraftHosting, "url"> {
  request?: KeptPullRequest;
}

/** A pull request of a draft, as it was sent to the host. */
export interface KeptPullRequest {
  number: number;
  url: string;
  isOpen: boolean;
  /** The last commit of its branch. */
  commit: string;
  title: string;
  body: string;
  /** The time of the last review note that the host has as a comment. */
  commentedAt?: string | undefined;
  /** Since when it need not be open any more: the host may still find out by itself that it is live. */
  overAt?: string | undefined;
}

/** When a draft goes live by itself, and when that failed last. */
export interface KeptSchedule extends Omit<DraftSchedule, "trouble"> {
  trouble?: ScheduleTrouble & { at: string };
}

/** A comment, and what its block is matched by. */
export interface KeptComment {
  id: string;
  by: Author;
  at: string;
  text: string;
  /** Below the folder of pages. */
  path: string;
  /** Where its block stood in the commit; nothing for one about the page. */
  block?: number;
  commit: string;
  resolved?: { by: Author; at: string };
}

/** A link to a draft. Its token is known to those who have the link, and to nobody else. */
export interface KeptShare {
  id: string;
  by: Author;
  at: string;
  expiresAt: string;
  /** SHA-256 of the token, in hexadecimal. */
  hash: string;
}
