import {
  CHANGES_AT_ONCE,
  type ChangedFileAnswer,
  type DraftAnswer,
  type NewShareLink,
  type UpdateAnswer,
} from "../../studio/contract/drafts.ts";
import type { Person, Role } from "../../studio/contract/person.ts";
import { type Input, optionalTextOf, textOf } from "../../studio/server/input.ts";
import { decisionOf } from "../../studio/server/publishing/decision.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import type { TeamAction, TeamActions } from "../server/team-actions.ts";
import { commitDraft } from "./commit-draft.ts";
import { textIn } from "./draft-summary.ts";
import { assertOwner, type Drafts } from "./drafts.ts";
import { lastLiveCommit, liveCommit } from "./live-branch.ts";
import { restoreEarlier } from "./restore-earlier.ts";
import { addComment, authorOf, changeReviewState, resolveComment } from "./review.ts";
import { noteChange } from "./schedule.ts";
import { createShare, DEFAULT_DAYS } from "./share-links.ts";
import { siteChanges } from "./site-changes.ts";
import { updateDraft } from "./update-draft.ts";
import { withRequestErrors } from "./with-request-errors.ts";

/** Something that people can ask for, and what they have to be for it. */
interface DraftAction {
  least: Role;
  run(drafts: Drafts, person: Person, input: Input): unknown;
}

/** What can be asked for around drafts. */
const DRAFT_ACTIONS: ReadonlyMap<string, DraftAction> = new Map<string, DraftAction>([
  ["drafts", author((drafts) => drafts.list())],
  ["draft", author((drafts, _, input) => drafts.read(textOf(input, "id")))],
  ["new-draft", author(create)],
  ["rename-draft", owner(rename)],
  ["discard-draft", owner(discard)],
  ["restore-draft", owner(restore)],
  ["draft-file", author(changedFile)],
  ["update-draft", owner(update)],
  ["review-draft", author(review)],
  ["comment", author(comment)],
  ["resolve-comment", author(resolve)],
  ["share-draft", owner(share)],
  ["revoke-share", owner(revoke)],
  [
    "site-changes",
    author(({ site }, _, input) =>
      siteChanges(site, {
        path: optionalTextOf(input, "path"),
        before: hashOf(optionalTextOf(input, "before")),
        limit: CHANGES_AT_ONCE,
      }),
    ),
  ],
  ["restore-earlier", author(restoreEarlierState)],
]);

const MAX_DAYS = 365;

type Run = DraftAction["run"];

function author(run: Run): DraftAction {
  return { least: "author", run };
}

/** For those whose draft it is, and for publishers. */
function owner(run: Run): DraftAction {
  return author((drafts, person, input) => {
    assertOwner(drafts.site.records.read(idOf(input)), person);
    return run(drafts, person, input);
  });
}

function idOf(input: Input): string {
  return textOf(input, "id");
}

/** A name of a commit may be anything that Git understands; only a hash is meant. */
function hashOf(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[0-9a-f]{40,64}$/.test(text))
    throw new RequestError(404, "This state of the site is not known any more.");
  return text;
}

async function create(drafts: Drafts, person: Person, input: Input): Promise<DraftAnswer> {
  return drafts.read((await drafts.create(authorOf(person), textOf(input, "name"))).id);
}

async function rename(drafts: Drafts, _: Person, input: Input): Promise<DraftAnswer> {
  await drafts.rename(idOf(input), textOf(input, "name"));
  return drafts.read(idOf(input));
}

async function discard(drafts: Drafts, _: Person, input: Input): Promise<DraftAnswer> {
  await drafts.discard(idOf(input));
  return drafts.read(idOf(input));
}

async function restore(drafts: Drafts, _: Person, input: Input): Promise<DraftAnswer> {
  await drafts.restore(idOf(input));
  return drafts.read(idOf(input));
}

function changedFile(drafts: Drafts, _: Person, input: Input): Promise<ChangedFileAnswer> {
  const path = textOf(input, "path");
  if (!drafts.site.content.some((folder) => path.startsWith(`${folder}/`)))
    throw new RequestError(404, "This is no file of the site.");
  return drafts.withDraft(idOf(input), async (_, worktree) => {
    const live = await lastLiveCommit(drafts.site);
    const base = (await worktree.run(["merge-base", live, "HEAD"])).trim();
    const before = await worktree.run(["show", `${base}:${path}`]).catch(() => undefined);
    return { path, ...named("before", before), ...named("after", textIn(worktree.folder, path)) };
  });
}

/** The content of a file; nothing of one that is missing, or is not JSON. */
function named<Name extends string>(
  name: Name,
  text: string | undefined,
): { [N in Name]?: unknown } {
  try {
    return text === undefined ? {} : ({ [name]: JSON.parse(text) } as { [N in Name]?: unknown });
  } catch {
    return {};
  }
}

async function update(drafts: Drafts, person: Person, input: Input): Promise<UpdateAnswer> {
  const id = idOf(input);
  const live = await liveCommit(drafts.site);
  const decision = decisionOf(input);
  // Words that an author chooses are a change as any other.
  if (decision) noteChange(drafts.site, id, person);
  const done = await drafts.withDraft(id, (_, worktree) =>
    updateDraft(drafts.site, worktree, { id, live, person: authorOf(person), decision }),
  );
  return done.outcome === "clashes" ? done : { outcome: done.outcome };
}

const DECISIONS = { ask: "review", approve: "approved", return: "returned" } as const;

async function review(drafts: Drafts, person: Person, input: Input): Promise<DraftAnswer> {
  const decision = textOf(input, "decision");
  const text = optionalTextOf(input, "text") ?? "";
  if (!isDecision(decision)) throw new RequestError(400, `The request lacks "decision".`);
  const to = DECISIONS[decision];
  if (to === "returned" && text.trim() === "")
    throw new RequestError(400, "Say what is to be changed.");
  await drafts.withDraft(idOf(input), (record, worktree) =>
    changeReviewState(drafts.site, worktree, { record, to, person, text }),
  );
  return drafts.read(idOf(input));
}

function isDecision(text: string): text is keyof typeof DECISIONS {
  return Object.hasOwn(DECISIONS, text);
}

async function comment(drafts: Drafts, person: Person, input: Input) {
  const { block } = input;
  if (block !== undefined && !Number.isInteger(block))
    throw new RequestError(400, `The request lacks "block".`);
  await drafts.withDraft(idOf(input), ({ id, owner }, worktree) =>
    addComment(drafts.site, worktree, {
      ...{ id, owner, person, text: textOf(input, "text"), path: textOf(input, "path") },
      block: block as number | undefined,
    }),
  );
  return drafts.read(idOf(input));
}

async function resolve(drafts: Drafts, person: Person, input: Input) {
  resolveComment(drafts.site, idOf(input), textOf(input, "comment"), person);
  return drafts.read(idOf(input));
}

function share(drafts: Drafts, person: Person, input: Input): Promise<NewShareLink> {
  const days = input.days ?? DEFAULT_DAYS;
  if (typeof days !== "number" || !(days > 0 && days <= MAX_DAYS))
    throw new RequestError(400, "A link works for 1 to 365 days.");
  const { site } = drafts;
  return drafts.withDraft(idOf(input), async ({ id, owner }, worktree) => {
    await commitDraft(site, worktree, owner);
    const { kept, link } = createShare(authorOf(person), { now: site.now(), days });
    site.records.change(id, ({ shares }) => ({ shares: [...shares, kept] }));
    return link;
  });
}

async function revoke(drafts: Drafts, _: Person, input: Input) {
  const gone = textOf(input, "share");
  drafts.site.records.change(idOf(input), ({ shares }) => ({
    shares: shares.filter(({ id }) => id !== gone),
  }));
  return drafts.read(idOf(input));
}

/** An earlier state becomes a draft, which goes live as any other, or a part of one that is there. */
async function restoreEarlierState(
  drafts: Drafts,
  person: Person,
  input: Input,
): Promise<DraftAnswer> {
  const { block } = input;
  const earlier = {
    commit: textOf(input, "commit"),
    path: optionalTextOf(input, "path"),
    block: Number.isInteger(block) ? (block as number) : undefined,
  };
  const restoreInto = (id: string) =>
    drafts.withDraft(id, async (_, worktree) => {
      await restoreEarlier(drafts.site, worktree, earlier);
      await commitDraft(drafts.site, worktree, authorOf(person));
    });
  const into = optionalTextOf(input, "draft");
  if (into !== undefined) {
    assertOwner(drafts.site.records.read(into), person);
    await restoreInto(into);
    return drafts.read(into);
  }
  const { id } = await drafts.create(authorOf(person), textOf(input, "name"));
  try {
    await restoreInto(id);
  } catch (cause) {
    await drafts.discard(id);
    throw cause;
  }
  return drafts.read(id);
}

/** The actions on the drafts of a site. Errors of Git become messages for people. */
export function draftActions(drafts: Drafts): TeamActions {
  const actions = [...DRAFT_ACTIONS].map(([name, { least, run }]): [string, TeamAction] => [
    name,
    { least, run: (person, input) => withRequestErrors(async () => run(drafts, person, input)) },
  ]);
  return new Map(actions);
}
