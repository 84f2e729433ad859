import type { PublishFinding } from "../studio/contract/publishing.ts";

/** Work that takes long, and is done outside of the process that serves people. */
export interface PublishWork {
  /** Finds what is wrong with a site, as before a release. */
  check(folder: string): Promise<CheckResult>;
  /**
   * Checks a site and builds it, if nothing is wrong.
   *
   * @param out folder that is replaced by the built site
   * @param onBuild called when the check is over and the build starts
   */
  build(folder: string, out: string, onBuild: () => void): Promise<BuildResult>;
  /** Puts what was built beside the states in a folder: see {@link storeRevision}. */
  store(request: StoreRequest): Promise<string>;
  /** Ends what was started for it. */
  close(): void;
}

/** The result of a check. */
export interface CheckResult {
  findings: PublishFinding[];
  /** Pages that visitors see. */
  pages: number;
  /** When the site changes by itself: a page goes live or ends. In UTC, ISO 8601. */
  changesAt?: string;
}

/** A site that was built, unless a finding is an error. */
export interface BuildResult extends CheckResult {
  /** Names what is in it. */
  content: string;
}

/** What is put beside earlier states. */
export interface StoreRequest {
  /** The built site. */
  from: string;
  /** Names what is in it. */
  content: string;
  /** The folder of the states. */
  revisions: string;
  /** Where a web server finds the state that is live, and the port that it listens on; nothing where none serves it. */
  serving?: { root: string; port: number };
}
