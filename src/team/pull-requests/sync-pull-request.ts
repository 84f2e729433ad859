import { GitError } from "../../git/git-error.ts";
import type { GitHost } from "../../hosts/git-host.ts";
import { HostError } from "../../hosts/host-error.ts";
import type { HostingProblem } from "../../studio/contract/drafts.ts";
import type { PushedRefs } from "../backup/pushed-refs.ts";
import type { DraftRecord, KeptHosting, KeptPullRequest } from "../drafts/draft-record.ts";
import type { DraftSite } from "../drafts/draft-site.ts";
import { isProposed } from "../drafts/is-open.ts";
import { lastLiveCommit } from "../drafts/live-branch.ts";
import { commentOf, pullRequestText } from "./pull-request-text.ts";

/** What a pull request is synced with. */
export interface SyncContext {
  site: DraftSite;
  host: GitHost;
  refs: PushedRefs;
  /** Whether branches are at the host anyway. */
  isBackedUp(): boolean;
  /** Where people open the studio. */
  origin: string;
  /** Keeps what the host has, before anything else is done. */
  keep(request: KeptPullRequest): void;
}

/** What the host knows of a draft then; nothing if it need not know of it. */
export type SyncedHosting = Omit<KeptHosting, "host" | "problem"> | undefined;

/** Milliseconds in which a host may notice by itself that a branch was merged into the live one. */
const MERGE_GRACE = 120_000;

/**
 * Syncs the pull request of a draft: opens, updates, comments on, or closes it. What was done before is not done again.
 *
 * @throws {HostError | GitError}
 */
export async function syncPullRequest(
  context: SyncContext,
  record: DraftRecord,
): Promise<SyncedHosting> {
  const { hosting } = record;
  if (isProposed(record)) return propose(context, record);
  const { request } = hosting ?? {};
  if (!request?.isOpen) return undefined;
  return finish(context, record, request);
}

async function propose(context: SyncContext, record: DraftRecord): Promise<SyncedHosting> {
  const { site, host, refs, keep } = context;
  const { branch, said, hosting } = record;
  const live = await lastLiveCommit(site);
  const ref = `refs/heads/${branch}`;
  const commit = await site.repository.commitAt(ref);
  let request = hosting?.request && (await currentRequest(context, record, hosting.request, live));
  // A host opens nothing for a branch without changes.
  if (commit === undefined || (await site.repository.isAncestor(commit, live)))
    return request && { request };
  // Somebody has closed it there: it is opened anew when review is asked for again.
  if (request && !request.isOpen && request.commentedAt === said?.at) return { request };
  const text = await pullRequestText(site, record, { live, commit, origin: context.origin });
  const foreign = await refs.push(new Map([[ref, commit]]));
  if (foreign.length > 0) throw new HostError("refused", `Somebody else has pushed to ${branch}.`);
  if (!request?.isOpen) {
    const opened = await host.open({ ...text, branch, into: site.branch });
    request = { ...opened, ...text, isOpen: true, commit };
    keep(request);
  } else if (request.title !== text.title || request.body !== text.body) {
    await host.update(request.number, text);
    request = { ...request, ...text };
  }
  if (said && said.at !== request.commentedAt) {
    const words = commentOf(record.state, said);
    if (words !== undefined) await host.comment(request.number, words);
    request = { ...request, commentedAt: said.at };
    keep(request);
  }
  return { request: { ...request, commit }, checks: await host.checks(commit) };
}

/** A pull request as the host has it now. What is live already is no part of what is proposed next. */
async function currentRequest(
  { site, host }: SyncContext,
  { publishing }: DraftRecord,
  request: KeptPullRequest,
  live: string,
): Promise<KeptPullRequest> {
  if (!request.isOpen) return request;
  const isLive = (commit: string) => site.repository.isAncestor(commit, live);
  const isOpen = (await host.state(request.number)) === "open";
  if (!isOpen || !(await isLive(request.commit))) return { ...request, isOpen };
  // It has just gone live, and the draft is about to say so.
  if (publishing !== undefined && (await isLive(publishing))) return request;
  await end(host, request, "Published.");
  return { ...request, isOpen: false };
}

async function end(host: GitHost, { number }: KeptPullRequest, words: string): Promise<void> {
  await host.comment(number, words);
  await host.close(number);
}

async function finish(
  { site, host, refs, isBackedUp }: SyncContext,
  { state, branch }: DraftRecord,
  request: KeptPullRequest,
): Promise<SyncedHosting> {
  if ((await host.state(request.number)) !== "open")
    return { request: { ...request, isOpen: false } };
  const overAt = request.overAt ?? site.now().toISOString();
  const isDiscarded = state === "discarded";
  const since = site.now().getTime() - new Date(overAt).getTime();
  if (!isDiscarded && since < MERGE_GRACE) return { request: { ...request, overAt } };
  await end(host, request, isDiscarded ? "Thrown away in the studio." : "Published.");
  if (isDiscarded && !isBackedUp()) await refs.push(new Map([[`refs/heads/${branch}`, undefined]]));
  return { request: { ...request, isOpen: false } };
}

/** What people are shown of an error of the host or of Git. */
export function problemOf(cause: unknown): HostingProblem {
  if (cause instanceof HostError) return cause.failure;
  if (!(cause instanceof GitError)) return "refused";
  if (cause.failure === "remote-gone") return "gone";
  return cause.failure === "sign-in-refused" ? cause.failure : "refused";
}
