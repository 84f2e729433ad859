import { join } from "node:path";
import type { S3Target } from "../../engine/model/publish-target.ts";
import { openLiveFolder } from "../folder/live-folder.ts";
import type { OpenTarget } from "../open-target.ts";
import { PublishError } from "../publish-error.ts";
import type { PublishWork } from "../work.ts";
import { openBucket } from "./bucket.ts";
import { planUpload } from "./upload-plan.ts";

/**
 * A bucket: only what has changed is sent, documents last. The states that it can go back to are kept in a folder of the
 * publisher; which of them is live is a link there, as in a folder that a web server serves.
 */
export function openS3Target(
  target: S3Target,
  { data, work }: { data: string; work: Pick<PublishWork, "store"> },
): OpenTarget {
  const { bucket: name, prefix = "" } = target;
  const bucket = openBucket(target);
  const folder = openLiveFolder(join(data, "s3", encodeURIComponent(`${name}/${prefix}`)));
  const upload = async (state: string) => {
    const from = join(folder.revisions, state);
    const { assets, files, documents, removed } = planUpload(from, await bucket.list());
    for (const paths of [assets, files, documents]) await bucket.put(from, paths);
    await bucket.remove(removed);
  };
  return {
    name: `s3 ${name} ${prefix}`,
    isBuilt: true,
    summary: async () => ({ to: "s3", name: `${name}/${prefix}` }),
    prepare: async () => undefined,
    async put(_, built) {
      if (!built) throw new PublishError("gone");
      const { folder: from, content } = built;
      const state = await work.store({ from, content, revisions: folder.revisions });
      const stored = join(folder.revisions, state);
      // Their names are new ones: nobody asks for them before the documents are there.
      await bucket.put(stored, planUpload(stored, await bucket.list()).assets);
      return state;
    },
    async revive(state) {
      if (!folder.has(state)) throw new PublishError("gone");
      return state;
    },
    has: async (state) => folder.has(state),
    live: async () => folder.live(),
    async switchTo(state) {
      await upload(state);
      folder.switchTo(state);
    },
    async rollBack(_, before) {
      if (before === undefined) return;
      await upload(before);
      folder.switchTo(before);
    },
    prune: folder.prune,
  };
}
