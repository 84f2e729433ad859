import { GitError } from "../../git/git-error.ts";
import type { RefUpdate, Repository } from "../../git/open-repository.ts";
import { createKeyedQueue } from "../drafts/keyed-queue.ts";

/** Where this clone notes what it has pushed: `refs/studio/pushed/heads/…` for `refs/heads/…`. */
const PUSHED = "refs/studio/pushed/";
/** And what it was about to push: if it is killed before that is noted, it still knows what is its own. */
const TRIED = "refs/studio/tried/";

/** References of the remote that the studio alone writes. */
export interface PushedRefs {
  /** What they point to at the remote, as far as this clone knows. */
  known(): Promise<Map<string, string>>;
  /**
   * Sets references of the remote, or removes those without a commit. What somebody else has pushed there stays.
   *
   * @returns those that somebody else has changed
   * @throws {GitError}
   */
  push(wanted: ReadonlyMap<string, string | undefined>): Promise<string[]>;
}

/** The local reference that notes what a reference of the remote points to. */
export function notedAt(ref: string): string {
  return PUSHED + ref.slice("refs/".length);
}

/** Makes what looks after the studio's own references at the remote. */
export function pushedRefs(repository: Repository): PushedRefs {
  const enqueue = createKeyedQueue();
  const notedIn = async (folder: string) => {
    const format = "--format=%(objectname) %(refname)";
    const listed = await repository.run(["for-each-ref", format, folder]);
    const lines = listed.split("\n").filter((line) => line !== "");
    return new Map(
      lines.map((line): [string, string] => {
        const [commit = "", ref = ""] = line.split(" ");
        return [`refs/${ref.slice(folder.length)}`, commit];
      }),
    );
  };
  const note = async (refs: ReadonlyMap<string, string | undefined>, folder: string) => {
    if (refs.size === 0) return;
    const lines = [...refs].map(([ref, commit]) => {
      const own = folder + ref.slice("refs/".length);
      return commit === undefined ? `delete ${own}\n` : `update ${own} ${commit}\n`;
    });
    await repository.run(["update-ref", "--stdin"], { input: lines.join("") });
  };
  const push: PushedRefs["push"] = async (wanted) => {
    if (wanted.size === 0) return [];
    const [before, tried] = [await notedIn(PUSHED), await notedIn(TRIED)];
    const remoteRefs = await repository.remoteRefs([...wanted.keys()]);
    const updates: RefUpdate[] = [];
    const foreign: string[] = [];
    for (const [ref, commit] of wanted) {
      const now = remoteRefs.get(ref);
      const isOurs =
        now === undefined ||
        now === before.get(ref) ||
        now === tried.get(ref) ||
        (commit !== undefined && (await isKnownAncestor(repository, now, commit)));
      // One that is not wanted any more belongs to whoever has pushed to it.
      if (!isOurs && commit !== undefined) foreign.push(ref);
      else if (isOurs && now !== commit) updates.push({ ref, commit, lease: { expected: now } });
    }
    const own = new Map([...wanted].filter(([ref]) => !foreign.includes(ref)));
    await note(own, TRIED);
    if (updates.length > 0) await repository.push(updates);
    await note(own, PUSHED);
    return foreign;
  };
  return {
    known: () => notedIn(PUSHED),
    push: (wanted) => enqueue("push", () => push(wanted)),
  };
}

async function isKnownAncestor(
  repository: Repository,
  commit: string,
  later: string,
): Promise<boolean> {
  try {
    return await repository.isAncestor(commit, later);
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    // This clone has never seen it.
    return false;
  }
}
