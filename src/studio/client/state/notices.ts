import type { KeptWork } from "../../contract/answers.ts";
import { LOCALE, say } from "../words/say.ts";
import type { OpenPage } from "./session.ts";

/** A message to the user of the studio. */
export interface Notice {
  tone: "good" | "warning" | "bad";
  text: string;
  /** What the user can do about it. */
  offers?: { label: string; run: () => void }[];
  /** Whether it stays when a page is opened. */
  isOfSession?: boolean;
  /** What others have changed since the page was saved last. */
  changed?: string;
}

/** Unsaved work from another time or another window is on the screen. */
export function keptNotice(
  { savedAt }: KeptWork,
  file: "same" | "changed" | "deleted",
  throwAway: () => void,
): Notice {
  return {
    tone: "warning",
    text: keptWords(file, whenOf(savedAt)),
    offers: [{ label: say("start.throwThemAway"), run: throwAway }],
  };
}

function keptWords(file: "same" | "changed" | "deleted", when: string): string {
  if (file === "same") return say("state.kept", { when });
  return say(file === "changed" ? "state.keptChanged" : "state.keptDeleted", { when });
}

/**
 * Others have changed the page on the screen.
 *
 * @param before an earlier message, which stays as long as something can be done about it
 * @param names of what they have changed
 * @param hasWork whether there is work on the page here as well
 */
export function joinedNotice(before: Notice | undefined, names: string, hasWork: boolean): Notice {
  const text = hasWork ? say("state.meanwhile", { names }) : say("state.elsewhere", { names });
  const joined: Notice = { tone: "good", text, changed: say("state.meanwhile", { names }) };
  if (!before?.offers) return joined;
  const [first = ""] = before.text.split("\n");
  return { ...before, text: `${first}\n${text}` };
}

/** What could not be sent from an earlier window is there again. */
export function resumedNotice(left: { page: OpenPage }[]): Notice {
  const names = left.map(({ page: { page, path } }) => String(page.title ?? path)).join(", ");
  return { tone: "good", text: say("state.resumed", { names }), isOfSession: true };
}

/** The page is saved, with what others have changed in it since it was saved last. */
export function savedNotice(before: Notice | undefined): Notice {
  const { changed = "" } = before ?? {};
  return {
    tone: "good",
    text:
      changed === "" ? say("state.savedNow") : say("state.savedMeanwhile", { meanwhile: changed }),
  };
}

/** Others have changed since what was undone or redone. */
export function stayedNotice(showHistory: () => void): Notice {
  return {
    tone: "warning",
    text: say("state.stayed"),
    offers: [{ label: say("bar.history"), run: showHistory }],
  };
}

/** The file of the page was changed outside of the studio, and cannot be read. */
export const DAMAGED: Notice = {
  tone: "bad",
  text: say("state.damaged"),
};

/** There is nobody to save the page. */
export const UNSAVED: Notice = {
  tone: "warning",
  text: say("state.notRunning"),
};

/** Changes that clash wait for a decision. */
export function undecidedNotice(decide: () => void): Notice {
  return {
    tone: "warning",
    text: say("state.undecided"),
    offers: [{ label: say("state.compare"), run: decide }],
  };
}

/** The page would break the site. */
export function rejectedNotice(count: number): Notice {
  return { tone: "bad", text: say("state.rejected", { count }) };
}

/** The file of the page is gone. */
export function deletedNotice(saveAgain: () => void, throwAway: () => void): Notice {
  return {
    tone: "warning",
    text: say("state.fileDeleted"),
    offers: [
      { label: say("state.makeAgain"), run: saveAgain },
      { label: say("state.throwMine"), run: throwAway },
    ],
  };
}

/** A time of day as people read it. */
export function timeOf(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { timeStyle: "short" });
}

/** A day as people read it. */
export function dayOf(iso: string): string {
  const nameOf = (date: Date) =>
    date.toLocaleString(LOCALE, { weekday: "long", month: "long", day: "numeric" });
  const now = new Date();
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const date = new Date(iso);
  if (date.toDateString() === now.toDateString()) return say("state.today");
  return date.toDateString() === yesterday.toDateString() ? say("state.yesterday") : nameOf(date);
}

/** A day and time as people read it. */
export function whenOf(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: "medium", timeStyle: "short" });
}
