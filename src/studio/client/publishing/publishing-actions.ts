import type { Decision, UpdateAnswer } from "../../contract/drafts.ts";
import type { LivePageAnswer, PublishAnswer, PublishingAnswer } from "../../contract/publishing.ts";
import { ask } from "../api.ts";

/** What can be asked of whatever brings pages live. */
export const publishingActions = {
  /** @param path below the folder of pages */
  livePage: (path: string) => ask<LivePageAnswer>("live-page", { path }),
  show: () => ask<PublishingAnswer>("publishing"),
  /** @param accepted whether warnings were seen */
  publish: (sentence: string, accepted: boolean) =>
    ask<PublishAnswer>("publish", { sentence, ...(accepted && { accepted }) }, { timeout: LONG }),
  /** Brings the folder of somebody who works alone up to date. */
  update: (sentence: string, decided?: Decision) =>
    ask<UpdateAnswer>("update", { sentence, ...decided }, { timeout: LONG }),
  restore: (id: string) => ask<PublishAnswer>("restore", { id }, { timeout: LONG }),
};

/** Milliseconds: the whole site is checked before it is known whether it can go live. */
const LONG = 120_000;
