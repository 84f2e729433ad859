import { randomBytes } from "node:crypto";
import type { Repository } from "../../git/open-repository.ts";
import type { Author, DraftState } from "../../studio/contract/drafts.ts";
import { isEnough, type Person } from "../../studio/contract/person.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { commitDraft } from "./commit-draft.ts";
import type { DraftRecord, KeptComment, KeptSchedule } from "./draft-record.ts";
import type { DraftSite } from "./draft-site.ts";
import { textIn } from "./draft-summary.ts";
import { assertOwner } from "./drafts.ts";

const LONGEST = 5000;

/** The states that lead to another one. */
const BEFORE: Partial<Record<DraftState, readonly DraftState[]>> = {
  review: ["changes", "returned", "approved"],
  approved: ["review"],
  returned: ["review", "approved"],
};

/** Who says what about a draft. */
export interface Remark {
  person: Person;
  text: string;
}

/** Sends a draft for review, approves it or sends it back, as it is now. */
export async function changeReviewState(
  site: DraftSite,
  worktree: Repository,
  { record, to, person, text }: Remark & { record: DraftRecord; to: DraftState },
): Promise<void> {
  const from = BEFORE[to] ?? [];
  if (!from.includes(record.state))
    throw new RequestError(409, "Somebody else has dealt with these changes meanwhile.");
  if (to === "review") assertOwner(record, person);
  else if (!isEnough(person.role, "publisher"))
    throw new RequestError(403, "Only a publisher can do this.");
  const commit = await commitDraft(site, worktree, record.owner);
  const at = site.now().toISOString();
  site.records.change(record.id, ({ schedule }) => ({
    state: to,
    schedule: scheduleAfter(to, schedule),
    said: { by: authorOf(person), at, text: text.trim().slice(0, LONGEST) },
    approved: to === "approved" ? commit : undefined,
    updatedAt: at,
  }));
}

/** What is sent back does not go live by itself; what is approved a publisher has seen. */
function scheduleAfter(to: DraftState, schedule: KeptSchedule | undefined) {
  if (to === "returned" || !schedule) return undefined;
  if (to !== "approved") return schedule;
  const { changedBy: _, ...seen } = schedule;
  return seen;
}

/** Says something about a page of a draft, or about one of its blocks as it is now. */
export async function addComment(
  site: DraftSite,
  worktree: Repository,
  request: Remark & { id: string; owner: Author; path: string; block: number | undefined },
): Promise<KeptComment> {
  const text = request.text.trim().slice(0, LONGEST);
  if (text === "") throw new RequestError(400, "Write what you want to say.");
  const [pages] = site.content;
  if (textIn(worktree.folder, `${pages}/${request.path}`) === undefined)
    throw new RequestError(404, "This page is not there any more.");
  const commit = await commitDraft(site, worktree, request.owner);
  const comment = {
    id: randomBytes(6).toString("hex"),
    by: authorOf(request.person),
    at: site.now().toISOString(),
    ...{ text, path: request.path, commit },
    ...(request.block !== undefined && { block: request.block }),
  };
  site.records.change(request.id, ({ comments }) => ({ comments: [...comments, comment] }));
  return comment;
}

/** Marks a comment as dealt with. */
export function resolveComment(site: DraftSite, id: string, comment: string, person: Person): void {
  const resolved = { by: authorOf(person), at: site.now().toISOString() };
  site.records.change(id, ({ comments }) => ({
    comments: comments.map((one) => (one.id === comment ? { ...one, resolved } : one)),
  }));
}

/** What others see of a person. */
export function authorOf({ name, email }: Person): Author {
  return { name, email };
}
