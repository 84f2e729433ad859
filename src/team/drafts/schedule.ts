import { createClock } from "../../engine/model/clock.ts";
import type { Repository } from "../../git/open-repository.ts";
import type { DraftSchedule } from "../../studio/contract/drafts.ts";
import { isEnough, type Person } from "../../studio/contract/person.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import type { KeptSchedule } from "./draft-record.ts";
import type { DraftSite } from "./draft-site.ts";
import { textIn } from "./draft-summary.ts";

/** Milliseconds until the next attempt, after a failure that may pass. */
const RETRY = 5 * 60_000;

/** A draft that somebody wants to go live by itself. */
interface ScheduleRequest extends Pick<DraftSchedule, "by" | "sentence"> {
  id: string;
  /** A day and a time of day in the time zone of the site. */
  local: string;
}

/**
 * Lets a draft go live by itself.
 *
 * @throws {RequestError} for what is no time, or has passed
 */
export function scheduleDraft(
  site: DraftSite,
  worktree: Repository,
  { id, local, ...details }: ScheduleRequest,
): void {
  const instant = createClock(zoneOf(site, worktree)).instantOf(local);
  if (instant === undefined) throw new RequestError(400, "Choose a day and a time.");
  if (instant <= site.now().getTime())
    throw new RequestError(400, "Choose a time that is still to come.");
  const at = new Date(instant).toISOString();
  site.records.change(id, () => ({ schedule: { at, ...details } }));
}

/** What an author changes after the time was set, no publisher has seen. */
export function noteChange({ records }: DraftSite, id: string, person: Person): void {
  if (isEnough(person.role, "publisher")) return;
  const { schedule } = records.read(id);
  if (!schedule || schedule.changedBy) return;
  const changedBy = { name: person.name, email: person.email };
  records.change(id, () => ({ schedule: { ...schedule, changedBy } }));
}

/** When a draft is to go live next; nothing where somebody has to decide first. */
export function dueAt({ at, trouble }: KeptSchedule): number | undefined {
  if (trouble === undefined) return Date.parse(at);
  return trouble.why === "failed" ? Date.parse(trouble.at) + RETRY : undefined;
}

function zoneOf({ content }: DraftSite, { folder }: Repository): { zone?: string } {
  try {
    const text = textIn(folder, `${content[0]}/_site.json`);
    const { timeZone } = JSON.parse(text ?? "{}") as { timeZone?: unknown };
    if (typeof timeZone !== "string") return {};
    createClock({ zone: timeZone });
    return { zone: timeZone };
  } catch {
    // What cannot be read, or is no time zone, counts as Greenwich's, as it does in the pages.
    return {};
  }
}
