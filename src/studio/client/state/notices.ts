import type { KeptWork } from "../../contract/answers.ts";

/** A message to the user of the studio. */
export interface Notice {
  tone: "good" | "warning" | "bad";
  text: string;
  /** What the user can do about it. */
  offers?: { label: string; run: () => void }[];
}

/** Unsaved work from another time or another window is on the screen. */
export function keptNotice(
  { savedAt }: KeptWork,
  file: "same" | "changed" | "deleted",
  throwAway: () => void,
): Notice {
  const since = {
    same: "",
    changed: " The page itself has changed since then; saving shows you both versions.",
    deleted: " The file of the page has been deleted since then; saving makes it again.",
  };
  return {
    tone: "warning",
    text: `These are your unsaved changes from ${whenOf(savedAt)}.${since[file]}`,
    offers: [{ label: "Throw them away", run: throwAway }],
  };
}

/** Another window has changed the page on the screen. */
export const FOLLOWED: Notice = {
  tone: "good",
  text: "This page is open in another window as well, and was changed there. You see the same here.",
};

/** The page would break the site. */
export function rejectedNotice(count: number): Notice {
  const problems = count === 1 ? "1 problem" : `${count} problems`;
  return {
    tone: "bad",
    text: `Not saved: ${problems} would break the site. Fix what is marked. Your changes are kept until then, and the page on the site is as it was.`,
  };
}

/** The file of the page is gone. */
export function deletedNotice(saveAgain: () => void, throwAway: () => void): Notice {
  return {
    tone: "warning",
    text: "The file of this page has been deleted. Nothing you wrote is lost.",
    offers: [
      { label: "Make the page again", run: saveAgain },
      { label: "Throw my changes away", run: throwAway },
    ],
  };
}

/** A day and time as people read it. */
export function whenOf(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}
