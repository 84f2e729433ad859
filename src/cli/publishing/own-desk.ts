import { readFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import type { Engine } from "../../engine/pipeline/engine.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { GitError } from "../../git/git-error.ts";
import { answered, askToPublish } from "../../publish/ask-to-publish.ts";
import {
  type Clone,
  changedFiles,
  findClone,
  liveFile,
  publishedCommits,
  textBefore,
} from "../../publish/git/clone-state.ts";
import { gitTargetName } from "../../publish/git/git-target.ts";
import { updateClone } from "../../publish/git/update-clone.ts";
import { PublishError } from "../../publish/publish-error.ts";
import type { Publisher } from "../../publish/publisher.ts";
import type { ChangedFile, PublishFailureReason } from "../../studio/contract/publishing.ts";
import { STUDIO_FOLDER } from "../../studio/server/copies/copies-on-disk.ts";
import { changeSentence } from "../../studio/server/publishing/change-sentence.ts";
import type { PublishingDesk } from "../../studio/server/publishing/publishing-desk.ts";
import { createTellChange, type TellChange } from "../../studio/server/publishing/tell-change.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { withTitle } from "../../team/drafts/changed-files.ts";
import { createSitePublisher } from "./site-publisher.ts";

/** What is answered to whoever asks, who then does something about it. */
const TOLD = new Set<PublishFailureReason | undefined>(["findings", "moved-on"]);
/** Of more files only the pages are named. */
const MOST_TOLD = 20;
/** States that are shown to go back to. */
const MOST_REVISIONS = 20;

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
    written || tellClone(clone, createTellChange(await engineOf(), site.pages));
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
      // At one moment, and before the rest: what is asked for later knows of what is over by then.
      const queue = publisher.queue();
      const last = publisher.last();
      return {
        targets: await publisher.targets(),
        missing: [],
        changes: await changedFiles(clone),
        queue,
        // Whoever has asked was told, and it may be right by now.
        ...(last && !TOLD.has(last.failure?.reason) && { last }),
        revisions: await publishedCommits(clone, MOST_REVISIONS),
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
      return toldInWords(async () =>
        updateClone(clone, await sentenceOf(clone, sentence), decision),
      );
    },
    async restore(id) {
      const { clone, publisher } = await open();
      const revisions = await publishedCommits(clone, MOST_REVISIONS);
      const found = revisions.find((one) => one.id === id);
      if (!found) return { outcome: "refused", failure: { reason: "gone" }, findings: [] };
      const kept = { ...found, states: { [gitTargetName(clone)]: id } };
      const said = { by: clone.author, sentence: `Back to: ${found.sentence}` };
      return answered(() => publisher.restore(kept, said), publisher);
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

/** Does something with Git. What it could not do becomes what people can be told. */
async function toldInWords<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    const files = filesInTheWay(cause);
    if (files.length === 0) throw new RequestError(502, cause.message);
    throw new RequestError(
      409,
      `Others have changed files that were changed here without the studio: ${files.join(", ")}. Ask whoever set up the site to keep or undo that, then try again.`,
    );
  }
}

/** Files with changes that no commit has, which Git will not overwrite. */
function filesInTheWay({ output }: GitError): string[] {
  const [, listed = ""] = /would be overwritten by merge:\n((?:\t.+\n?)+)/.exec(output) ?? [];
  return listed.split("\n").flatMap((line) => line.trim() || []);
}

/** What the changes of a clone are, in a line. */
async function tellClone(clone: Clone, tell: TellChange): Promise<string> {
  const files = await changedFiles(clone);
  const told = files.length > MOST_TOLD ? files : await Promise.all(files.map(toldIn(clone, tell)));
  const [first = ""] = changeSentence(told).split("\n");
  return first;
}

function toldIn(clone: Clone, tell: TellChange) {
  return async (file: ChangedFile) => {
    if (file.change === "removed" || !file.path.endsWith(".json")) return file;
    const after = readFileSync(join(clone.repository.folder, file.path), "utf8");
    const before = await textBefore(clone, file.path);
    return tell(
      withTitle(file, () => after),
      { before, after },
    );
  };
}
