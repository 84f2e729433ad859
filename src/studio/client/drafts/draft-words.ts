import type { Overview } from "../../contract/answers.ts";
import type { DraftFile, DraftState, DraftSummary } from "../../contract/drafts.ts";
import { isEnough, type Person } from "../../contract/person.ts";
import { sharedFileOf, siteFileKind } from "../../contract/site-files.ts";
import { nameOf } from "../state/name-of.ts";
import { say } from "../words/say.ts";

/** What a draft is called by somebody: changes without a name are those of their owner. */
export function draftName(
  { name, owner }: Pick<DraftSummary, "name" | "owner">,
  { email }: Pick<Person, "email">,
): string {
  if (name !== "") return name;
  return owner.email === email
    ? say("drafts.myChanges")
    : say("drafts.changesOf", { name: owner.name });
}

const STATES: Record<DraftState, string> = {
  changes: say("drafts.stateChanges"),
  review: say("drafts.stateReview"),
  approved: say("drafts.stateApproved"),
  returned: say("drafts.stateReturned"),
  discarded: say("drafts.stateDiscarded"),
};

export function stateInWords(state: DraftState): string {
  return STATES[state];
}

/** What people call a file: the title of a page, the name of what holds for the whole site, or its path where it has neither. */
export function fileName({ path, title }: DraftFile, overview: Overview): string {
  const below = path.replace(/^pages\//, "");
  const known = title ?? overview.pages.find((page) => page.path === below)?.title;
  if (known !== undefined) return known;
  const shared = overview.shared.find(({ name }) => sharedFileOf(name) === below);
  const page = shared ? { block: { title: shared.label } } : {};
  return siteFileKind(below) ? nameOf({ path: below, page, route: below }) : below;
}

/**
 * Drafts by what they are to a person, in the order in which they matter. Those with nothing in them matter to nobody.
 *
 * @param current the one that is worked on here
 */
export function draftGroups(
  all: readonly DraftSummary[],
  person: Person,
  current: string | undefined,
): { title: string; drafts: DraftSummary[] }[] {
  const drafts = all.filter((draft) => draft.id === current || !isEmpty(draft));
  const isMine = ({ owner }: DraftSummary) => owner.email === person.email;
  const isLeft = ({ state }: DraftSummary) => state === "discarded";
  const waits = ({ state }: DraftSummary) => state === "review" || state === "approved";
  const reviewed = isEnough(person.role, "publisher")
    ? drafts.filter((draft) => waits(draft) && !isMine(draft))
    : [];
  const mine = drafts.filter((draft) => isMine(draft) && !isLeft(draft));
  const shown = new Set([...reviewed, ...mine]);
  const others = drafts.filter((draft) => !shown.has(draft) && !isLeft(draft));
  return [
    { title: say("drafts.waiting"), drafts: reviewed },
    { title: say("drafts.yours"), drafts: mine },
    { title: say("drafts.others"), drafts: others },
    { title: say("drafts.left"), drafts: drafts.filter(isLeft) },
  ].filter((group) => group.drafts.length > 0);
}

function isEmpty({ name, state, files, openComments }: DraftSummary): boolean {
  return name === "" && state === "changes" && files.length === 0 && openComments === 0;
}
