import type { Order } from "../../publish/journal.ts";
import type { Saying } from "../../publish/publisher.ts";
import type { Author, PublishDraftAnswer } from "../../studio/contract/drafts.ts";
import type { Publication, PublishAnswer } from "../../studio/contract/publishing.ts";
import type { Drafts } from "./drafts.ts";
import { isOpen } from "./is-open.ts";
import { lastLiveCommit, liveCommit } from "./live-branch.ts";
import { finishDraft, publishable } from "./publish-draft.ts";
import { releaseFolder } from "./release-folder.ts";
import { createTurns } from "./turns.ts";

/** What brings a commit live. */
export interface BringsLive {
  /** Answers once it is known whether anything stands against it. */
  ask(
    order: Pick<Order, "folder" | "commit" | "takesWarnings"> & Saying,
    isAccepted: boolean,
  ): Promise<PublishAnswer>;
  /** Answers when a publication is over. */
  over(publication: string): Promise<Publication>;
}

/** Who wants what to go live. */
export interface PublishWish {
  id: string;
  person: Author;
  /** What is said of it; the name of the draft, or what was changed, if it is empty. */
  sentence: string;
  /** Whether the warnings of the last time were seen. */
  isAccepted: boolean;
}

/** Brings drafts live, one after the other. */
export interface DraftPublishing {
  /** Answers once it is known whether anything stands against it; clashes are for a person to decide first. */
  publish(wish: PublishWish): Promise<PublishDraftAnswer>;
  /** Lets what is live go live as it is now: a page of it is due, or over. */
  publishAgain(saying: Saying): Promise<void>;
  /** Does something with the live branch while nothing goes live. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Finishes what went live while this server was killed. */
  resume(): Promise<void>;
}

/** Makes what brings the drafts of a site live. */
export function createDraftPublishing(drafts: Drafts, live: BringsLive): DraftPublishing {
  const { site } = drafts;
  const turn = createTurns();
  const finish = (id: string, commit: string) =>
    drafts.withDraft(id, (record, worktree) => finishDraft(site, worktree, { record, commit }));

  async function run(
    { id, person, sentence: said, isAccepted }: PublishWish,
    answer: (answer: PublishDraftAnswer) => void,
  ): Promise<void> {
    const by = { name: person.name, email: person.email };
    const ready = await drafts.withDraft(id, (record, worktree) =>
      publishable(site, worktree, { record, person: by, said }),
    );
    if (ready.outcome === "clashes") return answer(ready);
    const { commit, sentence } = ready;
    const folder = await releaseFolder(site, commit);
    site.records.change(id, () => ({ publishing: commit }));
    const asked = await live.ask({ folder, commit, by, sentence }, isAccepted);
    answer(asked);
    // The folder is built from until it is over: the next one waits.
    if (asked.outcome !== "queued") return;
    const { state } = await live.over(asked.publication.id);
    if (state !== "done") return;
    await finish(id, commit);
    await drafts.followLive();
  }

  return {
    publish: (wish) =>
      new Promise((done, failed) => {
        let isAnswered = false;
        const answer = (value: PublishDraftAnswer) => {
          isAnswered = true;
          done(value);
        };
        turn("live", () => run(wish, answer)).catch((cause: Error) => {
          // Nobody waits any more: what went live is finished at the next start.
          if (isAnswered) process.stderr.write(`${cause.stack}\n`);
          else failed(cause);
        });
      }),
    publishAgain: (saying) =>
      turn("live", async () => {
        const commit = await liveCommit(site);
        const folder = await releaseFolder(site, commit);
        const asked = await live.ask({ ...saying, folder, commit, takesWarnings: true }, false);
        // The folder is built from until it is over: the next one waits.
        if (asked.outcome === "queued") await live.over(asked.publication.id);
      }),
    alone: (task) => turn("live", task),
    async resume() {
      const now = await lastLiveCommit(site);
      for (const { id, state, publishing } of site.records.all()) {
        if (publishing === undefined || !isOpen({ state })) continue;
        const isKnown = (await site.repository.commitAt(publishing)) !== undefined;
        if (isKnown && (await site.repository.isWithin(publishing, now)))
          await finish(id, publishing);
      }
    },
  };
}
