import type { PublishFinding } from "../studio/contract/publishing.ts";

/** What takes long, and is done apart from the process that answers people. */
export interface PublishWork {
  /** Finds what is wrong with a site, as before a release. */
  check(folder: string): Promise<Checked>;
  /**
   * Checks a site and builds it, if nothing is wrong.
   *
   * @param out folder that is replaced by the built site
   * @param onBuild called when nothing was found so far that stops it
   */
  build(folder: string, out: string, onBuild: () => void): Promise<Built>;
  /** Puts what was built beside the states in a folder: see {@link storeRevision}. */
  store(storing: Storing): Promise<string>;
  /** Ends what was started for it. */
  close(): void;
}

/** What a check found. */
export interface Checked {
  findings: PublishFinding[];
  /** Pages that visitors see. */
  pages: number;
  /** When the site becomes another one by itself: a page goes live or ends. In UTC, ISO 8601. */
  changesAt?: string;
}

/** A site that was built, unless a finding is an error. */
export interface Built extends Checked {
  /** Names what is in it. */
  content: string;
}

/** What is put beside earlier states. */
export interface Storing {
  /** The built site. */
  from: string;
  /** Names what is in it. */
  content: string;
  /** The folder of the states. */
  revisions: string;
  /** Where a web server finds the state that is live, and the port that it listens on; nothing where none serves it. */
  serving?: { root: string; port: number };
}
