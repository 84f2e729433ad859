import { basename, dirname, join, relative } from "node:path";
import type { Engine } from "../../engine/pipeline/engine.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { answered, askToPublish } from "../../publish/ask-to-publish.ts";
import {
  type Clone,
  changedFiles,
  findClone,
  liveFile,
  publishedCommits,
} from "../../publish/git/clone-state.ts";
import { gitTargetName } from "../../publish/git/git-target.ts";
import { PublishError } from "../../publish/publish-error.ts";
import type { Publisher } from "../../publish/publisher.ts";
import type { PublishFailureReason } from "../../studio/contract/publishing.ts";
import { STUDIO_FOLDER } from "../../studio/server/copies/copies-on-disk.ts";
import { createDescribeChange } from "../../studio/server/publishing/describe-change.ts";
import type { PublishingDesk } from "../../studio/server/publishing/publishing-desk.ts";
import { describeClone } from "./describe-clone.ts";
import { createSitePublisher } from "./site-publisher.ts";
import { updateOwnCopy } from "./update-own-copy.ts";

/** Failures that are answered to whoever publishes, who then does something about them. */
const ANSWERED = new Set<PublishFailureReason | undefined>(["findings", "moved-on"]);
/** States that are shown to go back to. */
const MAX_REVISIONS = 20;

/**
 * For one person who works in a clone: their changes are pushed as Git would push them, with Git's own credentials.
 *
 * @param engineOf the site: it names the fields that were changed
 */
export function createOwnDesk(
  { pages, media }: Folders,
  engineOf: () => Promise<Engine>,
): PublishingDesk {
  const folder = dirname(pages);
  const site = { pages: basename(pages), media: relative(folder, media) };
  const find = () =>
    findClone(
      folder,
      Object.values(site).filter((path) => !path.startsWith("..")),
    );
  const publisherOf = memoizeByName(({ repository, remote, branch, site: paths }: Clone) => {
    const publisher = createSitePublisher({
      data: join(folder, STUDIO_FOLDER, "publishing"),
      site,
      targets: [{ to: "git" }],
      clone: { repository, remote, branch, site: paths },
    });
    // What was interrupted goes on; another program that publishes here says so when this one is asked to.
    publisher.resume().catch(() => undefined);
    return publisher;
  });
  const sentenceOf = async (clone: Clone, written: string) =>
    written || describeClone(clone, createDescribeChange(await engineOf(), site.pages));
  const open = async () => {
    const clone = await find();
    if (typeof clone === "string") throw new PublishError("failed", clone);
    return { clone, publisher: publisherOf(gitTargetName(clone), clone) };
  };
  return {
    async show() {
      const clone = await find();
      if (typeof clone === "string") return nothing(clone);
      const publisher = publisherOf(gitTargetName(clone), clone);
      // Read together and first: what is read later already includes what has ended by then.
      const queue = publisher.queue();
      const last = publisher.last();
      return {
        targets: await publisher.targets(),
        missing: [],
        changes: await changedFiles(clone),
        queue,
        // It may be right by now.
        ...(last && !ANSWERED.has(last.failure?.reason) && { last }),
        revisions: await publishedCommits(clone, MAX_REVISIONS),
      };
    },
    async live(path) {
      const clone = await find();
      return typeof clone === "string" ? undefined : liveFile(clone, `${site.pages}/${path}`);
    },
    async publish(sentence, isAccepted) {
      const { clone, publisher } = await open();
      const order = { folder, by: clone.author, sentence: await sentenceOf(clone, sentence) };
      return askToPublish(publisher, order, isAccepted);
    },
    async update(sentence, decision) {
      const { clone } = await open();
      return updateOwnCopy(clone, await sentenceOf(clone, sentence), decision);
    },
    async restore(id) {
      const { clone, publisher } = await open();
      const revisions = await publishedCommits(clone, MAX_REVISIONS);
      const revision = revisions.find((one) => one.id === id);
      if (!revision) return { outcome: "rejected", failure: { reason: "gone" }, findings: [] };
      const kept = { ...revision, states: { [gitTargetName(clone)]: id } };
      const attribution = { by: clone.author, sentence: `Back to: ${revision.sentence}` };
      return answered(() => publisher.restore(kept, attribution), publisher);
    },
  };
}

function nothing(what: Exclude<Awaited<ReturnType<typeof findClone>>, Clone>) {
  return { targets: [], missing: [{ what }], changes: [], queue: [], revisions: [] };
}

/** One publisher for each branch, as long as the program runs. */
function memoizeByName(
  make: (clone: Clone) => Publisher,
): (name: string, clone: Clone) => Publisher {
  const made = new Map<string, Publisher>();
  return (name, clone) => {
    const publisher = made.get(name) ?? make(clone);
    made.set(name, publisher);
    return publisher;
  };
}
