import type { Decision, UpdateAnswer } from "../../contract/drafts.ts";
import type { PublishAnswer, PublishedBy, PublishingAnswer } from "../../contract/publishing.ts";

/** Brings the pages of one site live, for whoever works on it. */
export interface PublishingDesk {
  /** What goes live with the next click, what runs, and what was live before. */
  show(): Promise<Omit<PublishingAnswer, "unsaved">>;
  /**
   * @param sentence what changes, in the words of whoever publishes; generated where it is empty
   * @param isAccepted whether the warnings of the last time were seen
   * @param by who asks, where several people work
   */
  publish(sentence: string, isAccepted: boolean, by?: PublishedBy): Promise<PublishAnswer>;
  /**
   * Brings the folder up to date with what is live, where it belongs to one person alone.
   *
   * @param sentence what they have changed; generated where it is empty
   */
  update?(sentence: string, decision: Decision | undefined): Promise<UpdateAnswer>;
  restore(revision: string, by?: PublishedBy): Promise<PublishAnswer>;
  /**
   * A page as it is live, as far as is known without asking anybody.
   *
   * @param path below the folder of pages
   * @returns nothing where it is not known what is live
   */
  live(path: string): Promise<LiveFile | undefined>;
}

/** A file of the site as it is live; without a text where it is not. */
export interface LiveFile {
  text?: string | undefined;
}
