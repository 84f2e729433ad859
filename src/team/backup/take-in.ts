import { appendFileSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DraftRecord } from "../drafts/draft-record.ts";
import type { DraftSite } from "../drafts/draft-site.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { isOpen } from "../drafts/is-open.ts";
import { unpackFiles } from "./pack-files.ts";
import { notedAt, type PushedRefs } from "./pushed-refs.ts";
import { readState, STATE, type State } from "./state-tree.ts";

/** Notes, for a server without drafts, that those which another one has left at the remote are still to be taken in. */
export function expectDrafts({ records, data }: DraftSite): void {
  if (records.all().length === 0) writeFileSync(markIn(data), "");
}

/** Whether drafts are still to be taken in. */
export function expectsDrafts({ data }: Pick<DraftSite, "data">): boolean {
  return existsSync(markIn(data));
}

/**
 * Takes in the drafts that another server has left at the remote: its machine was lost, or the studio has moved. Interrupted, it
 * goes on.
 *
 * @returns how many there were
 * @throws {GitError}
 */
export async function takeIn(drafts: Drafts, refs: PushedRefs): Promise<number> {
  const { repository, data } = drafts.site;
  const mark = markIn(data);
  const there = await repository.remoteRefs([STATE, "refs/heads/studio/*"]);
  const commit = there.get(STATE);
  const state = commit === undefined ? EMPTY : await fetchState(drafts.site, commit, there);
  const pushed = await refs.known();
  const done = readFileSync(mark, "utf8").split("\n");
  for (const record of state.records.filter(({ id }) => !done.includes(id))) {
    await takeInOne(drafts, { record, state, pushed });
    appendFileSync(mark, `${record.id}\n`);
  }
  rmSync(mark);
  return state.records.length;
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

async function takeInOne(
  drafts: Drafts,
  given: { record: DraftRecord; state: State; pushed: ReadonlyMap<string, string> },
): Promise<void> {
  const { record, state, pushed } = given;
  const { repository, records } = drafts.site;
  const ref = `refs/heads/${record.branch}`;
  const commit = pushed.get(ref);
  if (commit !== undefined && (await repository.commitAt(ref)) === undefined)
    await repository.run(["update-ref", ref, commit]);
  records.write(record);
  const files = state.files.get(record.id);
  if (files === undefined || !isOpen(record)) return;
  await drafts.withDraft(record.id, (_, worktree) => unpackFiles(worktree, files));
}
