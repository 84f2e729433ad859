import { randomBytes } from "node:crypto";
import type { Repository } from "../../git/open-repository.ts";
import type { Author, DraftAnswer, DraftSummary } from "../../studio/contract/drafts.ts";
import { isEnough, type Person } from "../../studio/contract/person.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { branchName } from "./branch-name.ts";
import { commitDraft } from "./commit-draft.ts";
import { closeDraftFolder, draftFolder, openDraftFolder } from "./draft-folder.ts";
import type { DraftRecord } from "./draft-record.ts";
import type { DraftSite } from "./draft-site.ts";
import { draftAnswer, draftSummary } from "./draft-summary.ts";
import { hasUnsaved } from "./has-unsaved.ts";
import { isOpen } from "./is-open.ts";
import { createKeyedQueue } from "./keyed-queue.ts";
import { lastLiveCommit } from "./live-branch.ts";
import { fastForwardDraft } from "./update-draft.ts";

/** Milliseconds for which a draft that was thrown away can be brought back, and for which an empty one is kept. */
const RETENTION = 30 * 86_400_000;
/** A name is a line in a list. */
const LONGEST_NAME = 100;

/** The drafts of a site. Tasks on the same draft run one after the other. */
export interface Drafts {
  site: DraftSite;
  /** Those that people work on, and those that can be brought back, the newest first. */
  list(): Promise<DraftSummary[]>;
  read(id: string): Promise<DraftAnswer>;
  create(owner: Author, name: string): Promise<DraftSummary>;
  /** The draft that somebody worked on last; a new one without a name for those who have none. */
  currentOf(owner: Author): Promise<string>;
  /**
   * Where the files of a draft lie, in the folder of the repository. When it answers they are there, and show what is live where the
   * draft has not changed anything yet.
   */
  open(id: string): Promise<string>;
  /** Fast-forwards the drafts that people have open and have not changed to what is live. */
  fastForwardDrafts(): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  discard(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Removes what was thrown away long ago, and what nobody has used or written in for as long. */
  removeExpired(): Promise<void>;
  /** Runs a task on a draft and its files while nobody else does. */
  withDraft<Result>(
    id: string,
    task: (record: DraftRecord, worktree: Repository) => Promise<Result>,
  ): Promise<Result>;
}

/** Makes what looks after the drafts of a site. */
export function createDrafts(site: DraftSite): Drafts {
  const { records } = site;
  const enqueue = createKeyedQueue();
  const withDraft: Drafts["withDraft"] = (id, task) =>
    enqueue(id, async () => {
      const record = records.read(id);
      if (!isOpen(record)) throw new RequestError(409, "Nobody works on these changes any more.");
      const worktree = await openDraftFolder(site, record);
      return task(records.read(id), worktree);
    });
  const create: Drafts["create"] = async (owner, name) => {
    const record = newRecord(site, { owner, name: nameFrom(name) }, await lastLiveCommit(site));
    records.write(record);
    return withDraft(record.id, (made) => draftSummary(site, made, made.base));
  };
  return {
    site,
    withDraft,
    create,
    async list() {
      const live = await lastLiveCommit(site);
      const summaries = records
        .all()
        .map(({ id }) => enqueue(id, () => draftSummary(site, records.read(id), live)));
      return (await Promise.all(summaries)).sort(newestFirst);
    },
    read: (id) =>
      // The live commit is read within the queue: this draft may go live just before.
      enqueue(id, async () => draftAnswer(site, records.read(id), await lastLiveCommit(site))),
    currentOf: (owner) =>
      enqueue(`of ${owner.email}`, async () => {
        const own = records.all().filter((one) => one.owner.email === owner.email && isOpen(one));
        return (own.sort(newestFirst)[0] ?? (await create(owner, ""))).id;
      }),
    open: (id) =>
      withDraft(id, async (_, worktree) => {
        await fastForwardDraft(site, worktree, { id, live: await lastLiveCommit(site) });
        records.change(id, () => ({ usedAt: site.now().toISOString() }));
        return draftFolder(site, id);
      }),
    async fastForwardDrafts() {
      const live = await lastLiveCommit(site);
      const canFastForward = (one: DraftRecord) => isOpen(one) && one.isReady;
      for (const { id } of records.all().filter(canFastForward))
        await enqueue(id, async () => {
          // Somebody may have discarded it while this was queued.
          const record = records.all().find((one) => one.id === id);
          if (!record || !canFastForward(record)) return;
          await fastForwardDraft(site, await openDraftFolder(site, record), { id, live });
        });
    },
    rename: (id, name) =>
      enqueue(id, async () => {
        records.change(id, () => ({ name: nameFrom(name) }));
      }),
    discard: (id) =>
      withDraft(id, async ({ owner }, worktree) => {
        await commitDraft(site, worktree, owner);
        const discardedAt = site.now().toISOString();
        records.change(id, () => ({ state: "discarded", discardedAt, schedule: undefined }));
        await closeDraftFolder(site, id);
      }),
    restore: (id) => enqueue(id, async () => restoreRecord(site, id)),
    async removeExpired() {
      const now = site.now();
      const live = await lastLiveCommit(site);
      const isOver = (record: DraftRecord) =>
        isExpired(record, now) || (isOpen(record) && isUnused(record, now));
      for (const { id } of records.all().filter(isOver))
        await enqueue(id, async () => {
          // Somebody may have come back to it while this was queued.
          const record = records.all().find((one) => one.id === id);
          if (!record || !isOver(record)) return;
          if (!isOpen(record) || (await isEmpty(site, record, live)))
            await removeDraft(site, record);
        });
    },
  };
}

function newRecord(
  { now }: DraftSite,
  { owner, name }: { owner: Author; name: string },
  base: string,
): DraftRecord {
  const id = BigInt(`0x${randomBytes(8).toString("hex")}`).toString(36);
  const at = now().toISOString();
  return {
    ...{ id, name, owner: { name: owner.name, email: owner.email }, base },
    branch: branchName(owner.email, name, id),
    state: "changes",
    createdAt: at,
    updatedAt: at,
    isReady: false,
    comments: [],
    shares: [],
  };
}

function restoreRecord({ records }: DraftSite, id: string): void {
  if (records.read(id).state !== "discarded")
    throw new RequestError(409, "These changes were not thrown away.");
  records.change(id, () => ({ state: "changes", discardedAt: undefined }));
}

function isExpired({ state, discardedAt }: DraftRecord, now: Date): boolean {
  return state === "discarded" && discardedAt !== undefined && isOld(discardedAt, now);
}

function isUnused({ name, usedAt, updatedAt }: DraftRecord, now: Date): boolean {
  return name === "" && isOld(updatedAt, now) && isOld(usedAt ?? updatedAt, now);
}

async function isEmpty(site: DraftSite, record: DraftRecord, live: string): Promise<boolean> {
  const { files, openComments } = await draftSummary(site, record, live);
  return files.length === 0 && openComments === 0 && !hasUnsaved(site, record.id);
}

function isOld(at: string, now: Date): boolean {
  return now.getTime() - new Date(at).getTime() >= RETENTION;
}

async function removeDraft(site: DraftSite, { id, branch }: DraftRecord) {
  const { repository, records } = site;
  if (isOpen(records.read(id))) await closeDraftFolder(site, id);
  await repository.run(["branch", "-q", "-D", branch]).catch(() => undefined);
  records.remove(id);
}

function nameFrom(name: string): string {
  return name.replace(/\s+/g, " ").trim().slice(0, LONGEST_NAME);
}

function newestFirst(one: { updatedAt: string }, other: { updatedAt: string }): number {
  return one.updatedAt < other.updatedAt ? 1 : -1;
}

/** @throws {RequestError} for those who neither own a draft nor publish */
export function assertOwner({ owner }: Pick<DraftRecord, "owner">, person: Person): void {
  if (owner.email !== person.email && !isEnough(person.role, "publisher"))
    throw new RequestError(
      403,
      `These are changes of ${owner.name}. Only a publisher can do this with them.`,
    );
}
