/** Where a site goes live: a branch of its repository, a folder that a web server shows, or a bucket. */
export type PublishTarget = GitTarget | FolderTarget | S3Target;

/** A branch of the site's repository, from which a host builds it. */
export interface GitTarget {
  to: "git";
  /**
   * The branch; the one that the pages are on by default.
   * @maxLength 200
   */
  branch?: string;
}

/** A folder on this machine that a web server shows. */
export interface FolderTarget {
  to: "folder";
  /**
   * The folder. The web server shows `current` in it.
   * @minLength 1
   * @maxLength 500
   */
  path: string;
  /**
   * The port in the rules that are written for the web server; 80 by default.
   * @minimum 1
   * @maximum 65535
   * @asType integer
   */
  port?: number;
  /**
   * What makes the web server take in new redirects and headers, for example `["nginx", "-s", "reload"]`.
   * @minItems 1
   * @maxItems 20
   */
  reload?: CommandWord[];
}

/**
 * A program, or one of the words that follow its name.
 * @maxLength 500
 */
export type CommandWord = string;

/** A bucket of S3 or of storage that is spoken to in the same way. */
export interface S3Target {
  to: "s3";
  /**
   * The name of the bucket.
   * @minLength 3
   * @maxLength 63
   */
  bucket: string;
  /**
   * The address of the storage, if it is not Amazon's.
   * @pattern ^https?://[^\s?#]+$
   * @maxLength 300
   */
  endpoint?: string;
  /**
   * The region of the bucket, for example `us-east-1`.
   * @maxLength 60
   */
  region?: string;
  /**
   * The folder in the bucket; its root by default.
   * @maxLength 200
   */
  prefix?: string;
}
