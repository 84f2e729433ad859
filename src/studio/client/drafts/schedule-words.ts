import type { DraftSchedule } from "../../contract/drafts.ts";
import { failureInWords } from "../publishing/publish-words.ts";
import { LOCALE, say } from "../words/say.ts";

/** A time as clocks at the site show it. */
export function siteTime(iso: string, timeZone = "UTC"): string {
  const day = { weekday: "short", year: "numeric", month: "short", day: "numeric" } as const;
  const time = { hour: "numeric", minute: "2-digit", timeZone } as const;
  return new Date(iso).toLocaleString(LOCALE, { ...day, ...time });
}

/** What stands against a draft that is to go live by itself, or stood against it, and what to do. */
export function troubleInWords({ trouble, changedBy, by }: DraftSchedule): string {
  if (trouble === undefined) return say("drafts.waitsForLook", { name: changedBy?.name ?? "" });
  const words: Record<typeof trouble.why, string> = {
    changed: say("drafts.notLiveChanged", { name: changedBy?.name ?? "" }),
    clashes: say("drafts.notLiveClashes"),
    "not-allowed": say("drafts.notLiveAllowed", { name: by.name }),
    findings: say("publishing.failedFindings"),
    failed: `${failureInWords(trouble.failure ?? { reason: "failed" })} ${say("drafts.triedAgain")}`,
  };
  return words[trouble.why];
}

/** What a list of drafts says of it. */
export function scheduleInShort(
  { at, trouble, changedBy }: DraftSchedule,
  timeZone: string | undefined,
): string {
  const when = siteTime(at, timeZone);
  if (trouble) return say("drafts.didNotGoLive", { when });
  return say(changedBy ? "drafts.isHeld" : "drafts.goesLive", { when });
}
