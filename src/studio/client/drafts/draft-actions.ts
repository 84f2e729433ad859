import type {
  BackupAnswer,
  ChangedFileAnswer,
  Decision,
  DraftAnswer,
  DraftSummary,
  NewShareLink,
  PublishedChange,
  UpdateAnswer,
} from "../../contract/drafts.ts";
import { ask } from "../api.ts";

/** What can be asked of the drafts of a team. Each answers with the draft as it is then. */
export const draftActions = {
  list: () => ask<DraftSummary[]>("drafts"),
  show: (id: string) => ask<DraftAnswer>("draft", { id }),
  file: (id: string, path: string) => ask<ChangedFileAnswer>("draft-file", { id, path }),
  /** @param id nothing for one's own changes */
  open: (id?: string) => ask<object>("open-draft", { id }),
  make: (name: string) => ask<DraftAnswer>("new-draft", { name }),
  rename: (id: string, name: string) => ask<DraftAnswer>("rename-draft", { id, name }),
  discard: (id: string) => ask<DraftAnswer>("discard-draft", { id }),
  bringBack: (id: string) => ask<DraftAnswer>("restore-draft", { id }),
  review: (id: string, decision: ReviewDecision, text: string) =>
    ask<DraftAnswer>("review-draft", { id, decision, text }),
  share: (id: string) => ask<NewShareLink>("share-draft", { id }),
  revoke: (id: string, share: string) => ask<DraftAnswer>("revoke-share", { id, share }),
  /** @param block where the part stands that it is about; nothing for the page as a whole */
  comment: (id: string, path: string, text: string, block?: number) =>
    ask<DraftAnswer>("comment", { id, path, text, block }),
  /**
   * @param at a day and a time of day at the site
   * @param sentence the sentence for the history
   */
  schedule: (id: string, at: string, sentence?: string) =>
    ask<DraftAnswer>("schedule-draft", { id, at, sentence }),
  unschedule: (id: string) => ask<DraftAnswer>("unschedule-draft", { id }),
  resolve: (id: string, comment: string) => ask<DraftAnswer>("resolve-comment", { id, comment }),
  /** @param before the last change that is known already */
  siteChanges: (before?: string) => ask<PublishedChange[]>("site-changes", { before }),
  /** Makes a draft, or changes one that is there, in which all of the site, a file or a block of it is as it was. */
  restoreEarlier: (
    earlier: { commit: string; path?: string | undefined; block?: number | undefined },
    into: { name: string; draft?: string },
  ) => ask<DraftAnswer>("restore-earlier", { ...earlier, ...into }),
  update: (id: string, decided?: Decision) => ask<UpdateAnswer>("update-draft", { id, ...decided }),
  backup: () => ask<BackupAnswer>("backup"),
};

/** The decisions on a draft in review. */
export type ReviewDecision = "ask" | "approve" | "return";
