import type { DraftFile } from "./drafts.ts";
import type { PublishFinding } from "./publishing.ts";

/** Where two states of the site are shown as pages: the name of a state follows, then the path of a page. */
export const COMPARED = "/studio/compare/";

/** What is compared: a draft with what it began from, or a state that was live with the one that is, or with the one before it. */
export type ComparisonRequest = { draft: string } | { commit: string; with: "now" | "before" };

/** What came of comparing. */
export type ComparisonAnswer =
  /** It is not known yet: ask again. */
  | { outcome: "building" }
  /** One of the states has errors, so that there are no pages to look at. */
  | { outcome: "broken"; findings: readonly PublishFinding[] }
  | Comparison;

/** Two states of the site that can be looked at. */
export interface Comparison {
  outcome: "built";
  /** The names of the two states. */
  before: string;
  after: string;
  /** Pages that differ because their own file does, by their routes. */
  pages: ComparedPage[];
  /** The first of those that differ through something else: a menu, a shared part, a fact, the look. */
  others: ComparedPage[];
  /** How many of the latter there are. */
  othersCount: number;
}

/** A page that is not the same in two states of the site. */
export interface ComparedPage {
  route: string;
  change: DraftFile["change"];
  /** Its own file below the folder of the repository, if that differs. */
  path?: string;
}

/** A file of JSON in a state; nothing where it is not there. */
export interface StateFileAnswer {
  content?: unknown;
}
