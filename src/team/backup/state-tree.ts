import { GitError } from "../../git/git-error.ts";
import type { Repository } from "../../git/open-repository.ts";
import type { DraftRecord } from "../drafts/draft-record.ts";

/** Where what is kept of drafts beside their branches lies at the remote. */
export const STATE = "refs/studio/state";

const RECORDS = "drafts";
const FILES = "files";

/** What is kept of the drafts of a site beside their branches. */
export interface State {
  records: readonly DraftRecord[];
  /** The files of drafts, by ids, as trees of Git. */
  files: ReadonlyMap<string, string>;
}

/** Writes what is kept of drafts, of one at least, as a tree of Git: the same tree for the same state. */
export async function writeState(repository: Repository, state: State): Promise<string> {
  const records = await Promise.all(
    state.records.map(async (record) => {
      const input = `${JSON.stringify(withoutLocalState(record), null, 2)}\n`;
      const blob = await repository.run(["hash-object", "-w", "--stdin"], { input });
      return `100644 blob ${blob.trim()}\t${record.id}.json`;
    }),
  );
  const files = [...state.files].map(([id, tree]) => `040000 tree ${tree}\t${id}`);
  const folders = [
    { name: RECORDS, entries: records },
    { name: FILES, entries: files },
  ].filter(({ entries }) => entries.length > 0);
  const trees = folders.map(
    async ({ name, entries }) => `040000 tree ${await treeOf(repository, entries)}\t${name}`,
  );
  return treeOf(repository, await Promise.all(trees));
}

/** Reads what `writeState` has written. */
export async function readState(repository: Repository, commit: string): Promise<State> {
  const folders = await entriesOf(repository, commit);
  const within = async (name: string) =>
    folders.has(name) ? entriesOf(repository, `${commit}:${name}`) : new Map<string, string>();
  const blobs = await within(RECORDS);
  const records = [...blobs.values()].map(
    async (blob) => JSON.parse(await repository.run(["cat-file", "blob", blob])) as DraftRecord,
  );
  return {
    records: await Promise.all(records),
    files: await within(FILES),
  };
}

/** Without what is true of this machine alone. */
function withoutLocalState({ movingTo: _, ...record }: DraftRecord): DraftRecord {
  return { ...record, isReady: false };
}

async function treeOf(repository: Repository, entries: readonly string[]): Promise<string> {
  const input = entries.map((entry) => `${entry}\n`).join("");
  return (await repository.run(["mktree"], { input })).trim();
}

/** @throws {GitError} for another tree than a state */
async function entriesOf(repository: Repository, tree: string): Promise<Map<string, string>> {
  const listed = (await repository.run(["ls-tree", "-z", tree])).split("\0").filter(Boolean);
  return new Map(
    listed.map((line): [string, string] => {
      const [, object, name] = /^\d+ \w+ (\w+)\t(.+)$/.exec(line) ?? [];
      if (!object || !name) throw new GitError("failed", `${tree} has the entry ${line}`);
      return [name, object];
    }),
  );
}
