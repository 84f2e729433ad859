import type { Repository, Signature } from "../../git/open-repository.ts";
import { changeSentence } from "../../studio/server/publishing/change-sentence.ts";
import { describeFiles } from "../../studio/server/publishing/describe-files.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { statusesOf, withTitle } from "./changed-files.ts";
import type { DraftRecord } from "./draft-record.ts";
import { contentOf, type DraftSite } from "./draft-site.ts";
import { textIn } from "./draft-summary.ts";
import { advanceLive, liveCommit } from "./live-branch.ts";
import { readAt } from "./read-at.ts";
import { updateDraft } from "./update-draft.ts";

/** Nothing is left of a draft to go live. */
export class NothingToPublish extends RequestError {
  constructor() {
    super(409, "These changes are all live already.");
  }
}

/**
 * The commit that would make a draft live: what is live, and all changes of the draft as one.
 *
 * @returns clashes if somebody has to decide first
 * @throws {NothingToPublish} when the draft changes nothing
 */
export async function publishable(
  site: DraftSite,
  worktree: Repository,
  {
    record,
    person,
    givenSentence = "",
  }: { record: DraftRecord; person: Signature; givenSentence?: string },
) {
  const live = await liveCommit(site);
  const updated = await updateDraft(site, worktree, { id: record.id, live, person });
  if (updated.outcome === "clashes") return updated;
  const written = ["diff", "--name-status", "-z", "--no-renames", live, updated.commit, "--"];
  const files = statusesOf(await worktree.run([...written, ...contentOf(site)])).map((file) =>
    withTitle(file, () => textIn(worktree.folder, file.path) ?? ""),
  );
  if (files.length === 0) throw new NothingToPublish();
  const parents = ["-p", live, "-p", updated.commit];
  const described = await describeFiles(site.describe, files, {
    before: readAt(site.repository, live),
    after: (path) => textIn(worktree.folder, path),
  });
  const message = messageOf(
    { ...record, name: givenSentence || record.name },
    changeSentence(described),
    person,
  );
  const commit = await worktree.run(
    ["commit-tree", `${updated.commit}^{tree}`, ...parents, "-F", "-"],
    { author: person, input: message },
  );
  const [sentence = ""] = message.split("\n");
  return { outcome: "publishable" as const, commit: commit.trim(), sentence };
}

/** In short what it was, then each thing that was done, and whose work it is. */
function messageOf({ id, name, owner }: DraftRecord, sentence: string, person: Signature): string {
  const [first = "", ...rest] = sentence.split("\n");
  const lines = rest.filter(Boolean);
  const isOwn = owner.email === person.email;
  return [
    name || first,
    "",
    ...(lines.length > 0 ? lines : [first]),
    "",
    `Draft: ${id}`,
    ...(isOwn ? [] : [`Co-authored-by: ${owner.name} <${owner.email}>`]),
  ].join("\n");
}

/**
 * Makes a draft's commit the live one. The draft goes on from there as changes without a name, in the same folder, so that a
 * window that shows it does too: with nothing, or with what was written since. Links to it were links to what is live now.
 *
 * @throws {GitError} `moved-on` when something else has gone live since the commit was made
 */
export async function finishDraft(
  site: DraftSite,
  worktree: Repository,
  { record, commit }: { record: DraftRecord; commit: string },
): Promise<void> {
  const { id, owner } = record;
  await advanceLive(site, commit);
  await updateDraft(site, worktree, { id, live: commit, person: owner });
  site.records.change(id, ({ comments }) => ({
    ...{ name: "", state: "changes", shares: [], updatedAt: site.now().toISOString() },
    ...{ said: undefined, approved: undefined, publishing: undefined, schedule: undefined },
    comments: comments.filter(({ resolved }) => !resolved),
  }));
}
