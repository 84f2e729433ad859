/** Where a site goes live, as `studio.json` names it. */
export type PublishTarget = GitTarget | FolderTarget | S3Target;

/** A branch of a repository that others build from, or that keeps what is live. */
export interface GitTarget {
  to: "git";
  /** The name of the remote; `origin` by default. */
  remote?: string;
  /** The branch that is live; the one that is checked out by default. */
  branch?: string;
}

/** A folder that a web server serves. */
export interface FolderTarget {
  to: "folder";
  /** Holds the published states, and `current`, which leads to the one that is live. */
  path: string;
  /** The port in the rules for the web server; 80 by default. */
  port?: number;
  /** The command that makes the web server take in changed rules, for example `["nginx", "-s", "reload"]`. */
  reload?: string[];
}

/** A bucket of Amazon's S3, or of a service that speaks as it does. */
export interface S3Target {
  to: "s3";
  bucket: string;
  /** What all names in the bucket begin with, for example `site/`; nothing by default. */
  prefix?: string;
  /** The region; that of the environment by default. */
  region?: string;
  /** The address of a service other than Amazon's. */
  endpoint?: string;
}
