import type { Order } from "../../publish/journal.ts";
import { failureOf } from "../../publish/publish-error.ts";
import type { Attribution } from "../../publish/publisher.ts";
import type { Author, PublishDraftAnswer, ScheduleTrouble } from "../../studio/contract/drafts.ts";
import type {
  Publication,
  PublishAnswer,
  PublishFailure,
} from "../../studio/contract/publishing.ts";
import type { KeptSchedule } from "./draft-record.ts";
import type { Drafts } from "./drafts.ts";
import { isOpen } from "./is-open.ts";
import { createKeyedQueue } from "./keyed-queue.ts";
import { lastLiveCommit, liveCommit } from "./live-branch.ts";
import { finishDraft, NothingToPublish, publishable } from "./publish-draft.ts";
import { releaseFolder } from "./release-folder.ts";
import { dueAt } from "./schedule.ts";

/** What brings a commit live. */
export interface LivePublisher {
  /** Answers once it is known whether anything prevents it. */
  ask(
    order: Pick<Order, "folder" | "commit" | "takesWarnings"> & Attribution,
    isAccepted: boolean,
  ): Promise<PublishAnswer>;
  /** Answers when a publication has ended. */
  whenEnded(publication: string): Promise<Publication>;
}

/** Who wants what to go live. */
export interface PublishDraftRequest {
  id: string;
  person: Author;
  /** The sentence for the history; the name of the draft, or what was changed, if it is empty. */
  sentence: string;
  /** Whether the warnings of the last time were seen. */
  isAccepted: boolean;
  /** Whether nobody is there to look at warnings. */
  takesWarnings?: boolean;
}

/** Brings drafts live, one after the other. */
export interface DraftPublishing {
  /** Answers once it is known whether anything prevents it; clashes are for a person to decide first. */
  publish(request: PublishDraftRequest): Promise<PublishDraftAnswer>;
  /** Lets what is live go live as it is now: a page of it is due, or over. */
  publishAgain(attribution: Attribution): Promise<void>;
  /** When the next draft goes live by itself, in milliseconds. */
  nextDue(): number | undefined;
  /** Lets those go live whose time has come. What prevents one is noted with it. */
  publishDue(): Promise<void>;
  /** Runs a task on the live branch while nothing goes live. */
  exclusively<Result>(task: () => Promise<Result>): Promise<Result>;
  /** Finishes what went live while this server was killed. */
  resume(): Promise<void>;
}

/**
 * Makes what brings the drafts of a site live.
 *
 * @param mayPublish whether somebody still may
 */
export function createDraftPublishing(
  drafts: Drafts,
  live: LivePublisher,
  mayPublish: (email: string) => boolean,
): DraftPublishing {
  const { site } = drafts;
  const enqueue = createKeyedQueue();
  const finish = (id: string, commit: string) =>
    drafts.withDraft(id, (record, worktree) => finishDraft(site, worktree, { record, commit }));

  async function run(
    { id, person, sentence: givenSentence, isAccepted, takesWarnings }: PublishDraftRequest,
    answer: (answer: PublishDraftAnswer) => void,
  ): Promise<PublishFailure | undefined> {
    const by = { name: person.name, email: person.email };
    const ready = await drafts.withDraft(id, (record, worktree) =>
      publishable(site, worktree, { record, person: by, givenSentence }),
    );
    if (ready.outcome === "clashes") {
      answer(ready);
      return undefined;
    }
    const { commit, sentence } = ready;
    const folder = await releaseFolder(site, commit);
    site.records.change(id, () => ({ publishing: commit }));
    const asked = await live.ask(
      { folder, commit, by, sentence, ...(takesWarnings && { takesWarnings }) },
      isAccepted,
    );
    answer(asked);
    // The folder is built from until it is over: the next one waits.
    if (asked.outcome !== "queued") return undefined;
    const { state, failure } = await live.whenEnded(asked.publication.id);
    if (state !== "done") return failure;
    await finish(id, commit);
    await drafts.fastForwardDrafts();
    return undefined;
  }

  /** Drafts with a time at which they are to go live, the first one first. */
  const scheduled = () =>
    site.records
      .all()
      .flatMap(({ id, state, schedule }) => {
        const due = schedule && isOpen({ state }) ? dueAt(schedule) : undefined;
        return schedule && due !== undefined ? [{ id, schedule, due }] : [];
      })
      .sort((one, other) => one.due - other.due);

  /** Publishes a draft in the name of whoever set its time. */
  async function troubleOf(
    id: string,
    { by, changedBy, sentence = "" }: KeptSchedule,
  ): Promise<ScheduleTrouble | undefined> {
    if (changedBy) return { why: "changed" };
    if (!mayPublish(by.email)) return { why: "not-allowed" };
    let answer: PublishDraftAnswer | undefined;
    try {
      const request = { id, person: by, sentence, isAccepted: false, takesWarnings: true };
      const failure = await run(request, (asked) => {
        answer = asked;
      });
      return failure ? { why: "failed", failure } : troubleIn(answer);
    } catch (cause) {
      if (cause instanceof NothingToPublish) return undefined;
      return { why: "failed", failure: failureOf(cause) };
    }
  }

  async function publishScheduled(id: string): Promise<void> {
    const { schedule } = site.records.read(id);
    // It may have been canceled while others went live.
    if (!schedule || (dueAt(schedule) ?? Number.POSITIVE_INFINITY) > site.now().getTime()) return;
    const trouble = await troubleOf(id, schedule);
    const at = site.now().toISOString();
    site.records.change(id, (now) => ({
      // Where nothing stood against it, there is nothing left to do at that time.
      schedule: trouble && now.schedule && { ...now.schedule, trouble: { ...trouble, at } },
    }));
  }

  return {
    publish: (request) =>
      new Promise((done, failed) => {
        let isAnswered = false;
        const answer = (value: PublishDraftAnswer) => {
          isAnswered = true;
          done(value);
        };
        enqueue("live", () => run(request, answer)).catch((cause: Error) => {
          // Nobody waits any more: what went live is finished at the next start.
          if (isAnswered) process.stderr.write(`${cause.stack}\n`);
          else failed(cause);
        });
      }),
    publishAgain: (attribution) =>
      enqueue("live", async () => {
        const commit = await liveCommit(site);
        const folder = await releaseFolder(site, commit);
        const asked = await live.ask(
          { ...attribution, folder, commit, takesWarnings: true },
          false,
        );
        // The folder is built from until it is over: the next one waits.
        if (asked.outcome === "queued") await live.whenEnded(asked.publication.id);
      }),
    nextDue: () => scheduled()[0]?.due,
    async publishDue() {
      for (const { id, due } of scheduled())
        if (due <= site.now().getTime()) await enqueue("live", () => publishScheduled(id));
    },
    exclusively: (task) => enqueue("live", task),
    async resume() {
      const now = await lastLiveCommit(site);
      for (const { id, state, publishing } of site.records.all()) {
        if (publishing === undefined || !isOpen({ state })) continue;
        const isKnown = (await site.repository.commitAt(publishing)) !== undefined;
        if (isKnown && (await site.repository.isAncestor(publishing, now)))
          await finish(id, publishing);
      }
    },
  };
}

/** Findings that are kept with a draft. */
const MAX_FINDINGS = 20;

/** What went wrong, by an answer that nobody was there to read. */
function troubleIn(answer: PublishDraftAnswer | undefined): ScheduleTrouble | undefined {
  if (answer?.outcome === "clashes") return { why: "clashes" };
  if (answer?.outcome !== "rejected") return undefined;
  const { failure, findings } = answer;
  if (failure.reason !== "findings") return { why: "failed", failure };
  return { why: "findings", findings: findings.slice(0, MAX_FINDINGS) };
}
