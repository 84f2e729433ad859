import { readFileSync } from "node:fs";
import type { Repository } from "../../git/open-repository.ts";
import type {
  DraftAnswer,
  DraftHosting,
  DraftSchedule,
  DraftSummary,
} from "../../studio/contract/drafts.ts";
import { fileWithin } from "../../studio/server/within.ts";
import { changedFiles } from "./changed-files.ts";
import { locateComments } from "./comments.ts";
import { openDraftFolder } from "./draft-folder.ts";
import type { DraftRecord, KeptHosting, KeptSchedule } from "./draft-record.ts";
import { contentOf, type DraftSite } from "./draft-site.ts";
import { isOpen, isProposed } from "./is-open.ts";
import { withoutHash } from "./share-links.ts";

/**
 * A draft as lists show it.
 *
 * @param live the commit that is live
 */
export async function draftSummary(
  site: DraftSite,
  record: DraftRecord,
  live: string,
): Promise<DraftSummary> {
  const { id, name, owner, state, said, createdAt, updatedAt, discardedAt, comments } = record;
  const { schedule } = record;
  const summary = {
    ...{ id, name, owner, state, createdAt, updatedAt },
    ...(said && { said }),
    ...(discardedAt !== undefined && { discardedAt }),
    ...(schedule && { schedule: scheduleSummary(schedule) }),
    openComments: comments.filter(({ resolved }) => !resolved).length,
  };
  if (!isOpen(record)) return { ...summary, files: [], isBehind: false };
  const worktree = await openDraftFolder(site, record);
  const base = (await worktree.run(["merge-base", live, "HEAD"])).trim();
  return {
    ...summary,
    state: await stateNow(site, worktree, record),
    files: await changedFiles(worktree, base, contentOf(site)),
    isBehind: base !== live && (await isDifferent(site, worktree, base, live)),
  };
}

/** What people are shown of a schedule. */
export function scheduleSummary({ trouble, ...rest }: KeptSchedule): DraftSchedule {
  if (!trouble) return rest;
  const { at: _, ...shown } = trouble;
  return { ...rest, trouble: shown };
}

/** Whether two commits differ in what drafts are about; people and settings are of no draft. */
async function isDifferent(site: DraftSite, worktree: Repository, base: string, live: string) {
  const written = ["diff", "--name-only", "--no-renames", base, live, "--", ...contentOf(site)];
  return (await worktree.run(written)) !== "";
}

/** What was changed since it was approved waits for a review again. */
async function stateNow(site: DraftSite, worktree: Repository, { state, approved }: DraftRecord) {
  if (state !== "approved" || approved === undefined) return state;
  const since = await changedFiles(worktree, approved, contentOf(site));
  return since.length === 0 ? state : "review";
}

/** A draft with all that is shown beside it. */
export async function draftAnswer(
  site: DraftSite,
  record: DraftRecord,
  live: string,
): Promise<DraftAnswer> {
  const summary = await draftSummary(site, record, live);
  const shares = record.shares.filter(({ expiresAt }) => site.now() < new Date(expiresAt));
  const [pages = "pages"] = site.content;
  if (!isOpen(record)) return { ...summary, comments: [], shares: [] };
  const worktree = await openDraftFolder(site, record);
  return {
    ...summary,
    comments: await locateComments(worktree, record.comments, pages, (path) =>
      textIn(worktree.folder, `${pages}/${path}`),
    ),
    shares: shares.map(withoutHash),
    ...(record.hosting && isProposed(record) && { hosting: hostingOf(record.hosting) }),
  };
}

function hostingOf({ host, checks, problem, request }: KeptHosting): DraftHosting {
  return {
    host,
    ...(request?.isOpen && { url: request.url }),
    ...(checks && { checks }),
    ...(problem && { problem }),
  };
}

/** A file of a draft; nothing where it is not there. @throws {RequestError} for one outside */
export function textIn(folder: string, path: string): string | undefined {
  const file = fileWithin(folder, path);
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
