/**
 * What happens when pages go live, in this order: the way there is looked at, the site is checked as for a release, built, put beside
 * what is live, made live in one step, and announced.
 */
export const PUBLISH_STEPS = ["prepare", "check", "build", "put", "switch", "announce"] as const;

export type PublishStep = (typeof PUBLISH_STEPS)[number];

/** Who publishes. */
export interface PublishedBy {
  name: string;
  email: string;
}

/** Where pages go live. */
export interface PublishTargetSummary {
  to: "git" | "folder" | "s3";
  /** What people know it by: the branch and the address of a repository, a folder, a bucket. */
  name: string;
}

/** Why nothing went live, or cannot. What is shown follows from it; `detail` is the output of a program. */
export interface PublishFailure {
  reason: PublishFailureReason;
  detail?: string;
}

export type PublishFailureReason =
  /** Errors of `check --release`, or warnings that nobody has accepted yet; the publication has them. */
  | "findings"
  /** The remote has commits that the folder lacks: it has to be brought up to date first. */
  | "moved-on"
  | "remote-gone"
  | "sign-in-refused"
  | "disk-full"
  /** Another program is at work with Git in the same folder, or has left its lock. */
  | "in-use"
  /** The command that takes in the web server's rules failed; what was live before is live again. */
  | "reload-failed"
  /** The folder of the pages, or the published state to go back to, is not there any more. */
  | "gone"
  /** Another process publishes with the same data. */
  | "locked"
  /** Something else, in the words of `detail`. */
  | "failed";

/** Why a site cannot be published from where it lies. */
export type MissingForPublishing =
  /** The program is not installed. */
  | "git"
  | "repository"
  | "remote"
  /** No branch is checked out, or another one than the one that is live. */
  | "branch"
  /** Git does not know the name and the address of who works here. */
  | "author"
  /** What `studio.json` says of publishing cannot be read; `detail` says why. */
  | "targets";

/** Something that goes live, or did: pages, or a state that was live before. */
export interface Publication {
  id: string;
  kind: "publish" | "restore";
  by: PublishedBy;
  /** What goes live, in words. */
  sentence: string;
  /** When it was asked for, ISO 8601. */
  at: string;
  state: "waiting" | "running" | "done" | "failed";
  /** The step that runs, or the one that failed. */
  step?: PublishStep;
  failure?: PublishFailure;
  /** What stands against it, or has to be accepted first. */
  findings?: PublishFinding[];
}

/** A problem that a check reports. */
export interface PublishFinding {
  rule: string;
  level: "error" | "warning";
  message: string;
  hint: string;
  /** What people call where it stands: the title of a page, or its file. */
  where: string;
  /** The file below the folder of pages, which the studio can open. */
  path?: string;
}

/** A state of the site that is live or was. */
export interface Revision {
  id: string;
  /** When it went live, ISO 8601. */
  at: string;
  by: PublishedBy;
  sentence: string;
  /** Pages that visitors see; nothing where only Git knows of it. */
  pages?: number;
  isLive: boolean;
  /** Whether the site can go back to it. */
  isKept: boolean;
  /** When the state went live first that this one went back to. */
  wentBackTo?: string;
  /** The commit of the pages. */
  commit?: string;
}

/** A file that differs from what is live. */
export interface ChangedFile {
  change: "added" | "changed" | "removed";
  /** Below the folder of the site, for example `pages/prices.json`. */
  path: string;
  /** The title of a page. */
  title?: string;
}

/** Everything that is shown beside "Publish". */
export interface PublishingAnswer {
  targets: PublishTargetSummary[];
  /** Why nothing can be published from here. */
  missing: { what: MissingForPublishing; detail?: string }[];
  /** What goes live with the next click. */
  changes: ChangedFile[];
  /** Files with work that is not saved, and would not go live. */
  unsaved: string[];
  /** What runs, then what waits. */
  queue: Publication[];
  /** How the last one ended. */
  last?: Publication;
  revisions: Revision[];
}

/** Whether visitors find a page at its address now; nothing where nobody knows what is live. */
export interface LivePageAnswer {
  isLive?: boolean;
}

/** What came of asking to publish: it waits or runs, or its warnings have to be accepted first. */
export type PublishAnswer =
  | { outcome: "queued"; publication: Publication }
  | { outcome: "warnings"; findings: PublishFinding[] }
  | { outcome: "rejected"; failure: PublishFailure; findings: PublishFinding[] };
