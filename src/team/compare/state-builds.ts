import { type BuiltDraft, buildDraft } from "../drafts/build-draft.ts";
import { contentFolders } from "../drafts/draft-site.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { createKeyedQueue } from "../drafts/keyed-queue.ts";
import { commitFolder } from "../drafts/release-folder.ts";
import { type BuiltFolder, lastVersion, type SiteBuilds } from "../drafts/site-builds.ts";

/** States of a site as built sites, to be compared. */
export interface StateBuilds {
  /** @throws {Unbuildable} if it has errors */
  ofDraft(id: string): Promise<BuiltDraft>;
  /** @throws {Unbuildable} if it has errors */
  ofCommit(commit: string): Promise<BuiltFolder>;
  /** Marks a commit as used most recently: it is the last to be evicted. */
  use(commit: string): void;
}

/** What was live is compared with drafts of several people, and with other states that were. */
const SLOTS = ["compared/1", "compared/2", "compared/3", "compared/4"];

/** Makes what builds the states of a site. Each slot keeps one commit, for everybody. */
export function createStateBuilds(drafts: Drafts, builds: SiteBuilds): StateBuilds {
  const { site } = drafts;
  const enqueue = createKeyedQueue();
  const used = new Map<string, number>();
  let uses = 0;
  const use = (commit: string) => void used.set(commit, ++uses);
  const commitIn = (slot: string) => lastVersion(site.data, slot);
  const usedAt = (slot: string) => used.get(commitIn(slot) ?? "") ?? 0;
  const slotFor = (commit: string) =>
    SLOTS.find((slot) => commitIn(slot) === commit) ??
    SLOTS.reduce((oldest, slot) => (usedAt(slot) < usedAt(oldest) ? slot : oldest));

  return {
    use,
    ofDraft: (id) => buildDraft(drafts, builds, id),
    ofCommit: (commit) =>
      enqueue("commits", async () => {
        const name = slotFor(commit);
        use(commit);
        const folder = await commitFolder(site, commit, name);
        return builds.of({ name, version: commit, folders: contentFolders(site, folder) });
      }),
  };
}
