import type { KeptWork } from "../../contract/answers.ts";

/** A message to the user of the studio. */
export interface Notice {
  tone: "good" | "warning" | "bad";
  text: string;
  /** What the user can do about it. */
  offers?: { label: string; run: () => void }[];
  /** What others have changed since the page was saved last. */
  meanwhile?: string;
}

/** Unsaved work from another time or another window is on the screen. */
export function keptNotice(
  { savedAt }: KeptWork,
  file: "same" | "changed" | "deleted",
  throwAway: () => void,
): Notice {
  const since = {
    same: "",
    changed: " The page itself has changed since then; both are shown together.",
    deleted: " The file of the page has been deleted since then; saving makes it again.",
  };
  return {
    tone: "warning",
    text: `These are your unsaved changes from ${whenOf(savedAt)}.${since[file]}`,
    offers: [{ label: "Throw them away", run: throwAway }],
  };
}

/**
 * Others have changed the page on the screen.
 *
 * @param before an earlier message, which stays as long as something can be done about it
 * @param names of what they have changed
 * @param hasWork whether there is work on the page here as well
 */
export function joinedNotice(before: Notice | undefined, names: string, hasWork: boolean): Notice {
  const text = hasWork
    ? `Also changed meanwhile: ${names}.`
    : `Changed elsewhere just now: ${names}. You see it here.`;
  const joined: Notice = { tone: "good", text, meanwhile: `Also changed meanwhile: ${names}.` };
  if (!before?.offers) return joined;
  const [first = ""] = before.text.split("\n");
  return { ...before, text: `${first}\n${text}` };
}

/** The page is saved, with what others have changed in it since it was saved last. */
export function savedNotice(before: Notice | undefined): Notice {
  const { meanwhile = "" } = before ?? {};
  return { tone: "good", text: meanwhile === "" ? "Saved." : `Saved. ${meanwhile}` };
}

/** The file of the page was changed outside of the studio, and cannot be read. */
export const DAMAGED: Notice = {
  tone: "bad",
  text: "Not saved: the file of this page was changed outside of the studio, and is damaged. Your changes are kept. Have the file repaired, then save again.",
};

/** There is nobody to save the page. */
export const UNSAVED: Notice = {
  tone: "warning",
  text: "Not saved, because the studio is not running. Save again as soon as it is.",
};

/** Changes that clash wait for a decision. */
export function undecidedNotice(decide: () => void): Notice {
  return {
    tone: "warning",
    text: "Somebody else has changed the same words as you. Nothing is saved until you have chosen between them.",
    offers: [{ label: "Compare and choose", run: decide }],
  };
}

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

/** A time of day as people read it. */
export function timeOf(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { timeStyle: "short" });
}

/** A day as people read it. */
export function dayOf(iso: string): string {
  const nameOf = (date: Date) =>
    date.toLocaleString("en-US", { weekday: "long", month: "long", day: "numeric" });
  const now = new Date();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return "Today";
  return date.toDateString() === yesterday.toDateString() ? "Yesterday" : nameOf(date);
}

/** A day and time as people read it. */
export function whenOf(iso: string): string {
  return new Date(iso).toLocaleString("en-US", { dateStyle: "medium", timeStyle: "short" });
}
