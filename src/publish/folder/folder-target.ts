import type { FolderTarget } from "../../engine/model/publish-target.ts";
import type { OpenTarget } from "../open-target.ts";
import { PublishError } from "../publish-error.ts";
import type { PublishWork } from "../work.ts";
import { openLiveFolder } from "./live-folder.ts";

const PORT = 80;

/** A folder that a web server serves: each state is a folder in it, and `current` is a link to the one that is live. */
export function openFolderTarget(
  { path, port = PORT, reload }: FolderTarget,
  work: Pick<PublishWork, "store">,
): OpenTarget {
  const folder = openLiveFolder(path, reload);
  return {
    name: `folder ${path}`,
    isBuilt: true,
    summary: async () => ({ to: "folder", name: path }),
    prepare: async () => undefined,
    async put(_, built) {
      if (!built) throw new PublishError("gone");
      const serving = { root: folder.current, port };
      const { folder: from, content } = built;
      return work.store({ from, content, revisions: folder.revisions, serving });
    },
    async revive(state) {
      if (!folder.has(state)) throw new PublishError("gone");
      return state;
    },
    has: async (state) => folder.has(state),
    live: async () => folder.live(),
    async switchTo(state, before) {
      folder.switchTo(state);
      await folder.reloadRules(before);
    },
    async rollBack(state, before) {
      folder.switchTo(before);
      await folder.reloadRules(state);
    },
    prune: folder.prune,
  };
}
