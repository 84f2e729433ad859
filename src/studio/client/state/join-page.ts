import type { Merged } from "../../../engine/model/merge/clash.ts";
import { mergeValues } from "../../../engine/model/merge/merge-values.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { OpenedPage } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { openPageOf } from "./open-page.ts";
import type { OpenPage } from "./session.ts";

/** What a window has of a page. */
export interface Here {
  page: OpenPage;
  /** The page as the server had it last: what both sides began from. */
  kept: EditedPage;
}

/** Changes of two sides that cannot both stay. */
export interface PageClash {
  /** Whether the other side is unsaved work or the page's file. */
  with: "work" | "file";
  /** The page with everything else merged. */
  merged: Merged;
}

/** A page with what was done to it here and elsewhere. */
export interface Joined {
  page: OpenPage;
  /** The page as the server has it. */
  kept: EditedPage;
  /** Names the file that the server takes it to have begun from. */
  keptBase: string;
}

/** What became of joining. Where something clashes, what was joined before that is there all the same. */
export interface Joining {
  joined?: Joined;
  clash?: PageClash;
}

/** What the user wants of changes that clash. */
export type Decided = Pick<PageClash, "with"> & { value: EditedPage };

/**
 * Merges a page with what the server has of it: first with the unsaved work of other windows, then
 * with a file that was changed since that work began.
 */
export function joinPage(here: Here, opened: OpenedPage, decided?: Decided): Joining {
  const work = openPageOf(opened);
  const own = merge(here.kept, here.page.page, work.page, decided?.with === "work" && decided);
  if (own.clashes.length > 0) return { clash: { with: "work", merged: own } };
  const joined = joinedWith(work, { ...work, page: own.value as EditedPage });
  if (opened.hash === "" || work.hash === opened.hash) return { joined };
  const { path, route, hash, page: saved } = opened;
  const all = merge(
    baseOf(here, opened, work),
    joined.page.page,
    saved,
    decided?.with === "file" && decided,
  );
  if (all.clashes.length > 0) return { joined, clash: { with: "file", merged: all } };
  const page = { path, route, hash, saved, page: all.value as EditedPage };
  return { joined: { ...joined, page } };
}

function merge(
  base: EditedPage,
  mine: EditedPage,
  theirs: EditedPage,
  decided: Decided | false,
): Merged {
  return decided ? { value: decided.value, clashes: [] } : mergeValues({ base, mine, theirs });
}

/** The server's own page stands for one that says the same, so that nobody sends it once more. */
function joinedWith(work: OpenPage, page: OpenPage): Joined {
  const isSame = sameValue(page.page, work.page);
  return { page: isSame ? work : page, kept: work.page, keptBase: work.hash };
}

/** The file from which unsaved work began. */
function baseOf({ page }: Here, { copy }: OpenedPage, work: OpenPage): EditedPage {
  return copy?.basePage ?? (page.hash === work.hash ? page.saved : {});
}
