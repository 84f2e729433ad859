import type { OpenedPage } from "../contract/answers.ts";

/** Something the studio tells its user. */
export interface Notice {
  tone: "good" | "warning" | "bad";
  text: string;
  /** What the user can do about it. */
  offers?: { label: string; run: () => void }[];
}

/** Unsaved work from an earlier window is back. */
export function restoredNotice(throwAway: () => void): Notice {
  return {
    tone: "warning",
    text: "Your unsaved changes from last time are back.",
    offers: [{ label: "Throw them away", run: throwAway }],
  };
}

/** The page has a draft. */
export function draftNotice(
  draft: NonNullable<OpenedPage["draft"]>,
  take: () => void,
  discard: () => void,
): Notice {
  const when = new Date(draft.savedAt).toLocaleString("en-US", {
    dateStyle: "medium",
    timeStyle: "short",
  });
  const since = draft.pageChangedSince ? " The page itself has changed since then." : "";
  return {
    tone: "warning",
    text: `There is a draft of this page from ${when}.${since}`,
    offers: [
      { label: "Go on with the draft", run: take },
      { label: "Throw the draft away", run: discard },
    ],
  };
}

/** The page would break the site. */
export function refusedNotice(count: number, keepDraft: () => void): Notice {
  return {
    tone: "bad",
    text: `Not saved: ${count === 1 ? "1 problem" : `${count} problems`} would break the site. Mend what is marked, or keep the page as a draft, which changes nothing on the site.`,
    offers: [{ label: "Keep as a draft", run: keepDraft }],
  };
}
