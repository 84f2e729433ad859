import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftRecord } from "../drafts/draft-record.ts";
import type { DraftSite } from "../drafts/draft-site.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { isOpen } from "../drafts/is-open.ts";
import { lastLiveCommit } from "../drafts/live-branch.ts";
import { unpackFiles } from "./pack-files.ts";
import { notedAt, type PushedRefs } from "./pushed-refs.ts";
import { readState, STATE, type State } from "./state-tree.ts";

/** Notes, for a server without drafts, that those which another one has left at the remote are still to be restored. */
export function markRestorePending({ records, data }: DraftSite): void {
  if (records.all().length === 0) writeFileSync(markIn(data), "");
}

/** Whether drafts are still to be restored. */
export function isRestorePending({ data }: Pick<DraftSite, "data">): boolean {
  return existsSync(markIn(data));
}

/** Drafts that were restored. */
export interface RestoredBackup {
  count: number;
  /** The branches of those that were not, as somebody else must have written them. */
  foreign: string[];
}

/**
 * Restores the drafts that another server has left at the remote: its machine was lost, or the studio has moved. It resumes when
 * interrupted. A draft that changes more than the studio writes is skipped: whoever can push a branch could run programs here.
 *
 * @throws {GitError}
 */
export async function restoreBackup(drafts: Drafts, refs: PushedRefs): Promise<RestoredBackup> {
  const { repository, data } = drafts.site;
  const mark = markIn(data);
  const remoteRefs = await repository.remoteRefs([STATE, "refs/heads/studio/*"]);
  const commit = remoteRefs.get(STATE);
  const state = commit === undefined ? EMPTY : await fetchState(drafts.site, commit, remoteRefs);
  const pushed = await refs.known();
  const done = readFileSync(mark, "utf8").split("\n");
  const foreign: string[] = [];
  for (const record of state.records) {
    const last = pushed.get(`refs/heads/${record.branch}`);
    if (!(await isOfStudio(drafts.site, record, last))) {
      foreign.push(record.branch);
      // What is there belongs to somebody else.
      if (last !== undefined)
        await repository.run(["update-ref", "-d", notedAt(`refs/heads/${record.branch}`)]);
    } else if (!done.includes(record.id)) {
      await restoreDraft(drafts, { record, state, commit: last });
      appendFileSync(mark, `${record.id}\n`);
    }
  }
  rmSync(mark);
  return { count: state.records.length - foreign.length, foreign };
}

async function isOfStudio(
  site: DraftSite,
  { id, branch, base: first }: DraftRecord,
  commit = first,
): Promise<boolean> {
  const isNamed = /^[a-z0-9]{1,40}$/.test(id) && /^studio\/[a-z0-9/-]+$/.test(branch);
  if (!isNamed || !/^[0-9a-f]{40,64}$/.test(commit)) return false;
  const { repository, content } = site;
  const live = await lastLiveCommit(site);
  // Git finds none for what has nothing to do with the site.
  const base = (await repository.run(["merge-base", live, commit]).catch(() => "")).trim();
  if (base === "") return false;
  const others = await repository.run([
    ...["diff", "--name-only", "--no-renames", base, commit, "--", "."],
    ...content.map((path) => `:(exclude)${path}`),
  ]);
  return others.trim() === "";
}

const EMPTY: State = { records: [], files: new Map() };

/** Names the drafts that are here already while others are still to come. */
function markIn(data: string): string {
  return join(data, "taking-in");
}

async function fetchState(
  { repository }: DraftSite,
  commit: string,
  there: ReadonlyMap<string, string>,
): Promise<State> {
  await repository.fetchRefs(new Map([[STATE, notedAt(STATE)]]));
  const state = await readState(repository, commit);
  const branches = state.records.map(({ branch }) => `refs/heads/${branch}`);
  const kept = branches.filter((ref) => there.has(ref));
  if (kept.length > 0) await repository.fetchRefs(new Map(kept.map((ref) => [ref, notedAt(ref)])));
  return state;
}

async function restoreDraft(
  drafts: Drafts,
  given: { record: DraftRecord; state: State; commit: string | undefined },
): Promise<void> {
  const { record, state, commit } = given;
  const { repository, records } = drafts.site;
  const ref = `refs/heads/${record.branch}`;
  if (commit !== undefined && (await repository.commitAt(ref)) === undefined)
    await repository.run(["update-ref", ref, commit]);
  records.write(record);
  const files = state.files.get(record.id);
  if (files === undefined || !isOpen(record)) return;
  await drafts.withDraft(record.id, (_, worktree) => unpackFiles(drafts.site, worktree, files));
}
