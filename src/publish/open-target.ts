import type { PublishTargetSummary } from "../studio/contract/publishing.ts";
import type { Job } from "./journal.ts";

/** A built site. */
export interface BuiltSite {
  folder: string;
  /** Names what is in it. */
  content: string;
}

/**
 * A target, ready to be published to. It knows states by names of its own. Whatever is done to it may have been
 * done already, by a publisher that was killed.
 */
export interface OpenTarget {
  /** Unique among the targets of a site. */
  name: string;
  /** Whether it takes a built site. */
  isBuilt: boolean;
  summary(): Promise<PublishTargetSummary>;
  /** @throws {PublishError} when nothing could go live there */
  prepare(job: Job): Promise<void>;
  /**
   * Puts what goes live beside what is.
   *
   * @param built the site, where it takes one
   * @returns the name of the state
   */
  put(job: Job, built: BuiltSite | undefined): Promise<string>;
  /**
   * Makes an earlier state ready to go live again.
   *
   * @returns its name, which may be another one than before
   * @throws {PublishError} when it is not there any more
   */
  revive(state: string, job: Job): Promise<string>;
  /** Whether a state is there. */
  has(state: string): Promise<boolean>;
  /** The state that is live. */
  live(): Promise<string | undefined>;
  /** Makes a state live instead of another. */
  switchTo(state: string, before: string | undefined): Promise<void>;
  /** Makes the state before live again, as far as possible. */
  rollBack(state: string, before: string | undefined): Promise<void>;
  /** Removes all states except those to keep. */
  prune(kept: ReadonlySet<string>): Promise<void>;
}
