import { type BuiltDraft, buildDraft } from "../drafts/build-draft.ts";
import { contentFolders } from "../drafts/draft-site.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { commitFolder } from "../drafts/release-folder.ts";
import { type BuiltFolder, lastVersion, type SiteBuilds } from "../drafts/site-builds.ts";
import { createTurns } from "../drafts/turns.ts";

/** States of a site as built sites, to be compared. */
export interface StateBuilds {
  /** @throws {Unbuildable} if it has errors */
  ofDraft(id: string): Promise<BuiltDraft>;
  /** @throws {Unbuildable} if it has errors */
  ofCommit(commit: string): Promise<BuiltFolder>;
  /** Says that somebody looks at a commit: of those that are kept it is the last to go. */
  use(commit: string): void;
}

/** What was live is compared with drafts of several people, and with other states that were. */
const PLACES = ["compared/1", "compared/2", "compared/3", "compared/4"];

/** Makes what builds the states of a site. As many commits are kept as there are places, each once for everybody. */
export function createStateBuilds(drafts: Drafts, builds: SiteBuilds): StateBuilds {
  const { site } = drafts;
  const turn = createTurns();
  const used = new Map<string, number>();
  let uses = 0;
  const use = (commit: string) => void used.set(commit, ++uses);
  const commitIn = (place: string) => lastVersion(site.data, place);
  const usedAt = (place: string) => used.get(commitIn(place) ?? "") ?? 0;
  const placeFor = (commit: string) =>
    PLACES.find((place) => commitIn(place) === commit) ??
    PLACES.reduce((oldest, place) => (usedAt(place) < usedAt(oldest) ? place : oldest));

  return {
    use,
    ofDraft: (id) => buildDraft(drafts, builds, id),
    ofCommit: (commit) =>
      turn("commits", async () => {
        const name = placeFor(commit);
        use(commit);
        const folder = await commitFolder(site, commit, name);
        return builds.of({ name, version: commit, folders: contentFolders(site, folder) });
      }),
  };
}
