import { randomUUID } from "node:crypto";
import type {
  Publication,
  PublishedBy,
  PublishTargetSummary,
  Revision,
} from "../studio/contract/publishing.ts";
import {
  type Job,
  type Journal,
  type KeptRevision,
  type Order,
  type Release,
  readJournal,
  writeJournal,
} from "./journal.ts";
import { acquireLock, type Lock } from "./lock.ts";
import type { OpenTarget } from "./open-target.ts";
import { failureOf, PublishError } from "./publish-error.ts";
import { FindingsError, runJob } from "./run-job.ts";
import type { PublishWork } from "./work.ts";

/** States that the site can go back to. */
const MAX_KEPT = 20;

/** Options of a publisher. */
export interface PublisherOptions {
  /** Folder that is its own: what it has to know when it is started again, and the site as it was built last. */
  data: string;
  /** Where the site goes live, in the order in which that is done. */
  targets: readonly OpenTarget[];
  work: PublishWork;
  /** Called when a publication has begun a step, or is over. */
  onChange?: (publication: Publication) => void;
  now?: () => Date;
}

/** Brings pages live, one publication after the other. */
export interface Publisher {
  /**
   * Lets pages go live as soon as those before have.
   *
   * @throws {PublishError} when another process publishes with the same data
   */
  publish(order: Order & Attribution): Promise<Publication>;
  /**
   * Lets an earlier state go live again.
   *
   * @param revision its id, or a state that the publisher does not know
   * @throws {PublishError} when there is none, or another process publishes with the same data
   */
  restore(revision: string | KeptRevision, attribution: Attribution): Promise<Publication>;
  /** Goes on with what was interrupted, and then with what waited. */
  resume(): Promise<void>;
  /** Where pages go live. */
  targets(): Promise<PublishTargetSummary[]>;
  /** What runs, then what waits. */
  queue(): Publication[];
  /** How the last one ended. */
  last(): Publication | undefined;
  /** When the live state changes by itself; nothing where it does not, or somebody went back to it. */
  changesAt(): string | undefined;
  /** States that are live or were, the newest first. */
  revisions(): Promise<Revision[]>;
  /** Waits until a condition holds for a publication that has not ended. */
  until(id: string, isTrue: (publication: Publication) => boolean): Promise<Publication>;
  /** Waits until nothing runs or waits. */
  settled(): Promise<void>;
  /** Waits for what runs; what waits is for the next start. */
  close(): Promise<void>;
}

/** Who publishes, and the sentence that the history shows. */
export interface Attribution {
  by: PublishedBy;
  sentence: string;
}

/** Makes what brings the pages of one site live. */
export function createPublisher(options: PublisherOptions): Publisher {
  const { data, targets, work, now = () => new Date() } = options;
  const watchers = new Set<(publication: Publication) => void>();
  const onChange = (publication: Publication) => {
    options.onChange?.(publication);
    for (const watch of watchers) watch(publication);
  };
  let running: Promise<void> | undefined;
  let lock: Promise<Lock | undefined> | undefined;
  let isClosed = false;

  const read = () => readJournal(data);
  const write = (change: (journal: Journal) => Journal) => writeJournal(data, change(read()));

  /** Acquires the lock, unless it is held already. */
  const acquire = async () => {
    lock ??= acquireLock(data);
    if (await lock) return;
    lock = undefined;
    throw new PublishError("locked");
  };
  const enqueue = async (job: Job) => {
    // It may have been released while this waited.
    do await acquire();
    while (!lock);
    write((journal) => ({ ...journal, jobs: [...journal.jobs, job] }));
    onChange(publicationOf(job));
    start();
    return publicationOf(job);
  };
  const start = () => {
    running ??= runAll().then(() => stop(true), onWriteError);
  };
  /** The job stays in the journal, for the next start. */
  const onWriteError = (cause: unknown) => {
    const [job] = read().jobs;
    if (job) onChange({ ...publicationOf(job), state: "failed", failure: failureOf(cause) });
    return stop(false);
  };
  const stop = async (goesOn: boolean): Promise<void> => {
    running = undefined;
    // One may have come while the last one ended.
    if (goesOn && !isClosed && read().jobs.length > 0) return start();
    const held = lock;
    lock = undefined;
    (await held)?.release();
  };
  const runAll = async () => {
    for (let [job] = read().jobs; job && !isClosed; [job] = read().jobs) await runOne(job);
  };
  const runOne = async (job: Job) => {
    let current: Job = { ...job, state: "running" };
    const { last } = read();
    const note = (change: Partial<Job>) => {
      current = { ...current, ...change };
      write((journal) => ({ ...journal, jobs: [current, ...journal.jobs.slice(1)] }));
      onChange(publicationOf(current));
    };
    const restored = job.restores;
    const accepted = last && last.id === job.order?.accepts && last.findings ? last.findings : [];
    const end = (ended: Publication, added: KeptRevision[] = []) => {
      write((journal) => ({
        jobs: journal.jobs.slice(1),
        last: ended,
        // A publisher that was killed in between has added it already.
        revisions: [...added, ...journal.revisions.filter(({ id }) => id !== added[0]?.id)],
      }));
      onChange(ended);
    };
    try {
      const made = await runJob(job, { data, targets, work, restored, accepted, note });
      const { failure: _, findings: __, step: ___, ...publication } = publicationOf(current);
      end({ ...publication, state: "done" }, [revisionOf(publication, made, restored, now())]);
      prune();
    } catch (cause) {
      const findings = cause instanceof FindingsError ? { findings: cause.findings } : {};
      end({ ...publicationOf(current), state: "failed", failure: failureOf(cause), ...findings });
    }
  };
  /** Runs in the background; what cannot be removed is tried again the next time. */
  const prune = () => {
    const kept = read().revisions.slice(0, MAX_KEPT);
    for (const target of targets)
      target
        .prune(new Set(kept.flatMap(({ states }) => states[target.name] ?? [])))
        .catch(() => undefined);
  };
  const newPublication = ({ by, sentence }: Attribution) => ({
    id: randomUUID(),
    by,
    sentence,
    at: now().toISOString(),
    state: "waiting" as const,
  });
  const isKept = async ({ states }: KeptRevision) => {
    for (const { name, has } of targets) {
      const state = states[name];
      if (state === undefined || !(await has(state))) return false;
    }
    return true;
  };
  return {
    publish: ({ folder, commit, accepts, takesWarnings, ...attribution }) =>
      enqueue({
        ...newPublication(attribution),
        kind: "publish",
        order: {
          folder,
          ...(commit && { commit }),
          ...(accepts && { accepts }),
          ...(takesWarnings && { takesWarnings }),
        },
      }),
    async restore(revision, attribution) {
      const restores =
        typeof revision === "string"
          ? read().revisions.find(({ id }) => id === revision)
          : revision;
      if (!restores) throw new PublishError("gone");
      return enqueue({ ...newPublication(attribution), kind: "restore", restores });
    },
    async resume() {
      await acquire();
      if (read().jobs.length === 0) prune();
      start();
    },
    targets: () => Promise.all(targets.map((target) => target.summary())),
    queue: () => read().jobs.map(publicationOf),
    last: () => read().last,
    changesAt: () => read().revisions[0]?.changesAt,
    revisions: () =>
      Promise.all(
        read().revisions.map(async (kept, at) => {
          const { states, changesAt: _, ...revision } = kept;
          const commit = targets.map(({ name, isBuilt }) =>
            isBuilt ? undefined : states[name],
          )[0];
          return {
            ...revision,
            ...(commit && { commit }),
            isLive: at === 0,
            isKept: at < MAX_KEPT && (await isKept(kept)),
          };
        }),
      ),
    until: (id, isTrue) =>
      new Promise((done) => {
        const watch = (publication: Publication) => {
          if (publication.id !== id || !isTrue(publication)) return;
          watchers.delete(watch);
          done(publication);
        };
        watchers.add(watch);
        const { jobs, last } = read();
        for (const job of jobs) watch(publicationOf(job));
        if (last) watch(last);
      }),
    async settled() {
      while (running) await running;
    },
    async close() {
      isClosed = true;
      while (running) await running;
      work.close();
    },
  };
}

/** What people are shown of a job. */
function publicationOf({
  order: _,
  restores: __,
  made: ___,
  before: ____,
  ...publication
}: Job): Publication {
  return publication;
}

function revisionOf(
  { id, by, sentence }: Publication,
  { states, pages, changesAt }: Release,
  restored: KeptRevision | undefined,
  at: Date,
): KeptRevision {
  return {
    id,
    by,
    sentence,
    at: at.toISOString(),
    states,
    ...(pages !== undefined && { pages }),
    ...(changesAt !== undefined && { changesAt }),
    ...(restored && { wentBackTo: restored.wentBackTo ?? restored.at }),
  };
}
