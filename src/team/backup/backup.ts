import { setTimeout } from "node:timers/promises";
import { GitError } from "../../git/git-error.ts";
import type { Repository } from "../../git/open-repository.ts";
import type { BackupAnswer } from "../../studio/contract/drafts.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { isOpen } from "../drafts/is-open.ts";
import { packFiles } from "./pack-files.ts";
import type { PushedRefs } from "./pushed-refs.ts";
import { isRestorePending, markRestorePending, restoreBackup } from "./restore-backup.ts";
import { STATE, writeState } from "./state-tree.ts";

/** Milliseconds between two backups of drafts that people write in, and after a record has changed. */
const INTERVAL = 60_000;
const DEBOUNCE = 5000;
/** Milliseconds that a server waits for its last push before it exits. */
const CLOSE_TIMEOUT = 10_000;
/** What nobody may overwrite. */
const FOREIGN =
  "Somebody else has pushed to what belongs to this studio alone, or another studio works with the same repository:";

/** What nobody may run here. */
const NOT_OURS =
  "These were left alone, as they change more than the studio writes, or are no drafts:";

/** What is backed up, and how often. */
export interface BackupOptions {
  drafts: Drafts;
  refs: PushedRefs;
  /** Whether the team wants it, as `studio.json` says now. */
  isWanted(): boolean;
  /** Whether somebody has a draft open. */
  isInUse(id: string): boolean;
  /** Writes a line into the log of the server. */
  log(line: string): void;
}

/** Keeps drafts at the remote, so that no work is lost with the machine of the server. */
export interface Backup {
  /**
   * Restores what a server before this one has left at the remote, then pushes what changes from now on.
   *
   * @returns done when all drafts are restored
   */
  start(): Promise<void>;
  /** Pushes what has changed. It never rejects: `state` reports what went wrong. */
  push(): Promise<void>;
  state(): BackupAnswer;
  /** Pushes what has changed last. */
  close(): Promise<void>;
}

/** Makes what keeps the drafts of a site at the remote that it was cloned from. */
export function createBackup(options: BackupOptions): Backup {
  const { drafts, refs, isWanted, log } = options;
  const { repository, records, now } = drafts.site;
  const pack = createPacker(options);
  const isOn = async () => isWanted() && (await repository.hasRemote());
  let state: BackupAnswer = { isOn: false };
  /** Whether something may not have been pushed yet. */
  let isChanged = true;
  let running = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  const report = (problem?: BackupAnswer["problem"], words = "") => {
    if (problem !== undefined && problem !== state.problem)
      log(`The drafts are not backed up. It is tried again every minute. ${words}`);
    if (problem === undefined && state.problem !== undefined)
      log("The drafts are backed up again.");
    const { problem: _, ...rest } = state;
    state = { ...rest, isOn: true, ...(problem ? { problem } : { at: now().toISOString() }) };
  };
  const fail = (cause: unknown) => {
    if (cause instanceof GitError)
      report(cause.failure, `${cause.message}\n${withoutPasswords(cause.output)}`);
    else report("failed", (cause as Error).message);
  };
  /** Before anything is pushed, so that what is there stays. */
  const restoreIfPending = async () => {
    if (!isRestorePending(drafts.site)) return;
    const { count, foreign } = await restoreBackup(drafts, refs);
    if (count > 0) log(`Drafts that were taken in from the site’s repository: ${count}.`);
    if (foreign.length > 0) log(`${NOT_OURS}\n${foreign.join("\n")}`);
  };
  const pushNow = async () => {
    try {
      if (!(await isOn())) {
        state = { isOn: false };
        return;
      }
      await restoreIfPending();
      const { files, hasChanged, failure } = await pack();
      // Whatever changes a branch changes what is kept of its draft as well.
      if (!isChanged && !hasChanged) return failure === undefined ? report() : fail(failure);
      isChanged = false;
      const foreign = await refs.push(await outdatedRefs(drafts, refs, files));
      isChanged ||= foreign.length > 0;
      if (failure !== undefined) fail(failure);
      else if (foreign.length > 0) report("foreign", `${FOREIGN}\n${foreign.join("\n")}`);
      else report();
    } catch (cause) {
      isChanged = true;
      fail(cause);
    }
  };
  const push = () => {
    running = running.then(pushNow);
    return running;
  };
  const timer = setInterval(() => void push(), INTERVAL).unref();
  records.watch(() => {
    isChanged = true;
    soon ??= globalThis
      .setTimeout(() => {
        soon = undefined;
        void push();
      }, DEBOUNCE)
      .unref();
  });
  return {
    push,
    state: () => state,
    async start() {
      if (!(await isOn())) return;
      markRestorePending(drafts.site);
      await restoreIfPending().catch(fail);
    },
    async close() {
      clearInterval(timer);
      clearTimeout(soon);
      const waiting = new AbortController();
      const { signal } = waiting;
      await Promise.race([push(), setTimeout(CLOSE_TIMEOUT, undefined, { signal, ref: false })]);
      waiting.abort();
    },
  };
}

/** Git's output may contain the address of the remote, with a password in it. */
function withoutPasswords(output: string): string {
  return output.replace(/\/\/[^/@\s]*@/g, "//");
}

/** What packs the files of all drafts. */
type Packer = () => Promise<{
  files: ReadonlyMap<string, string>;
  hasChanged: boolean;
  /** Why those of a draft could not be packed. The others have been. */
  failure?: unknown;
}>;

/** Makes what packs the files of drafts, those again that may have changed since the last time. */
function createPacker({ drafts, isInUse }: BackupOptions): Packer {
  const { site } = drafts;
  const packed = new Map<string, string>();
  const changed = new Set<string>();
  site.records.watch((id) => changed.add(id));
  const openIds = () => {
    const open = site.records.all().filter((record) => isOpen(record) && record.isReady);
    return new Set(open.map(({ id }) => id));
  };
  return async () => {
    let failure: unknown;
    let hasChanged = false;
    const ids = openIds();
    for (const id of packed.keys()) if (!ids.has(id)) packed.delete(id);
    for (const id of ids) {
      const isSame = packed.has(id) && !changed.has(id);
      // Before it is packed: what changes during that is packed again. So is what somebody has open.
      if (!isInUse(id)) changed.delete(id);
      else changed.add(id);
      if (isSame) continue;
      try {
        const tree = await drafts.withDraft(id, (_, worktree) => packFiles(site, worktree));
        hasChanged ||= packed.get(id) !== tree;
        packed.set(id, tree);
      } catch (cause) {
        changed.add(id);
        // One that was discarded since needs no backup.
        if (openIds().has(id)) failure = cause;
      }
    }
    return { files: packed, hasChanged, failure };
  };
}

/** What references of the remote should point to, where they do not. */
async function outdatedRefs(
  { site }: Drafts,
  refs: PushedRefs,
  files: ReadonlyMap<string, string>,
): Promise<Map<string, string | undefined>> {
  const { repository, records } = site;
  const pushed = await refs.known();
  const kept = records.all();
  const wanted = new Map<string, string | undefined>();
  for (const ref of pushed.keys()) wanted.set(ref, undefined);
  for (const { branch } of kept) {
    const ref = `refs/heads/${branch}`;
    const commit = await repository.commitAt(ref);
    if (commit !== undefined) wanted.set(ref, commit);
  }
  if (kept.length > 0) {
    const tree = await writeState(repository, { records: kept, files });
    wanted.set(STATE, await commitOf(repository, tree, pushed.get(STATE)));
  }
  return new Map([...wanted].filter(([ref, commit]) => pushed.get(ref) !== commit));
}

/** A commit without parents, so that the repository does not grow by it; the one before, if its tree is the same. */
async function commitOf(
  repository: Repository,
  tree: string,
  before: string | undefined,
): Promise<string> {
  if (before !== undefined) {
    const known = await repository.run(["rev-parse", `${before}^{tree}`]);
    if (known.trim() === tree) return before;
  }
  return (await repository.run(["commit-tree", tree, "-m", "Drafts of the studio"])).trim();
}
