import { basename, dirname, join, relative } from "node:path";
import type { PublishTarget } from "../../engine/model/publish-target.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { GitError } from "../../git/git-error.ts";
import { answered, askToPublish } from "../../publish/ask-to-publish.ts";
import { failureOf } from "../../publish/publish-error.ts";
import type { Publisher } from "../../publish/publisher.ts";
import type {
  Publication,
  PublishAnswer,
  PublishedBy,
  PublishFailure,
} from "../../studio/contract/publishing.ts";
import type { PublishingDesk } from "../../studio/server/publishing/publishing-desk.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { createDraftPublishing, type DraftPublishing } from "../../team/drafts/draft-publishing.ts";
import type { Drafts } from "../../team/drafts/drafts.ts";
import { lastLiveCommit } from "../../team/drafts/live-branch.ts";
import { readAt } from "../../team/drafts/read-at.ts";
import { createRepublishTimer, type RepublishTimer } from "../../team/drafts/republish-timer.ts";
import { createScheduleTimer } from "../../team/drafts/schedule-timer.ts";
import { createSitePublisher } from "./site-publisher.ts";

/** What a team's drafts go live with. */
export interface TeamPublishingOptions {
  drafts: Drafts;
  folders: Folders;
  /** Folder of what the server keeps. */
  data: string;
  /** Where the site goes live, as `studio.json` says; the branch of the clone, if it says nothing. */
  targets: readonly PublishTarget[] | undefined;
  /** Whether somebody may publish now. */
  mayPublish(email: string): boolean;
  /** Who publishes what goes live or ends by itself. */
  server: PublishedBy;
}

/** Brings the drafts of a team live. */
export interface TeamPublishing {
  /** What the studio of a draft asks. */
  deskOf(draft: string): PublishingDesk;
  /** Where the site goes live. */
  targets: Publisher["targets"];
  /** Runs a task on the live branch while nothing goes live. */
  alone: DraftPublishing["exclusively"];
  /** To be called when a draft was scheduled or unscheduled. */
  onSchedule(): void;
  close(): Promise<void>;
}

/** Makes what brings the drafts of a team live, and goes on with what was interrupted. */
export async function createTeamPublishing(
  options: TeamPublishingOptions,
): Promise<TeamPublishing> {
  const { drafts } = options;
  let time: RepublishTimer | undefined;
  const publisher = await publisherOf(options, (publication) => {
    time?.refresh(publication);
    const { kind, state } = publication;
    if (kind === "restore" && state === "done") drafts.fastForwardDrafts().catch(report);
  });
  const drafted = createDraftPublishing(
    drafts,
    {
      ask: (order, isAccepted) => askToPublish(publisher, order, isAccepted),
      whenEnded: (id) => publisher.until(id, ({ state }) => state === "done" || state === "failed"),
    },
    options.mayPublish,
  );
  const schedules = createScheduleTimer(drafted);
  const attribution = { by: options.server, sentence: "Went live or ended as planned" };
  time = createRepublishTimer(publisher, () => drafted.publishAgain(attribution));
  publisher
    .resume()
    .then(() => publisher.settled())
    .then(() => drafted.resume())
    .then(() => drafts.fastForwardDrafts())
    .then(() => {
      time?.refresh();
      schedules.refresh();
    })
    .catch(report);
  return {
    targets: () => publisher.targets(),
    alone: drafted.exclusively,
    onSchedule: schedules.refresh,
    close: () => {
      schedules.close();
      time?.close();
      return publisher.close();
    },
    deskOf: (id) => ({
      async show() {
        // Read together and first: what is read later already includes what has ended by then.
        const queue = publisher.queue();
        const last = publisher.last();
        return {
          targets: await publisher.targets(),
          missing: [],
          changes: (await drafts.read(id)).files,
          queue,
          ...(last && last.failure?.reason !== "findings" && { last }),
          revisions: await publisher.revisions(),
        };
      },
      async live(path) {
        const { site } = drafts;
        const read = readAt(site.repository, await lastLiveCommit(site));
        return { text: await read(`${site.content[0]}/${path}`) };
      },
      async publish(sentence, isAccepted, by) {
        try {
          const answer = await drafted.publish({
            id,
            person: assertSignedIn(by),
            sentence,
            isAccepted,
          });
          return answer.outcome === "clashes" ? MOVED_ON : answer;
        } catch (cause) {
          if (cause instanceof GitError) return notPublished(failureOf(cause));
          throw cause;
        }
      },
      async restore(id, by) {
        const revision = (await publisher.revisions()).find((one) => one.id === id);
        const sentence = `Back to: ${revision?.sentence ?? ""}`;
        return answered(
          () => publisher.restore(id, { by: assertSignedIn(by), sentence }),
          publisher,
        );
      },
    }),
  };
}

function report(cause: Error): void {
  process.stderr.write(`${cause.stack}\n`);
}

/** Conflicts are resolved where a draft is brought up to date. */
const MOVED_ON = notPublished({ reason: "moved-on" });

function notPublished(failure: PublishFailure): PublishAnswer {
  return { outcome: "rejected", failure, findings: [] };
}

async function publisherOf(
  options: TeamPublishingOptions,
  onChange: (publication: Publication) => void,
): Promise<Publisher> {
  const { drafts, folders, data } = options;
  const { repository, branch, content } = drafts.site;
  const isCloned = await repository.hasRemote();
  const targets = options.targets ?? (isCloned ? [{ to: "git" as const }] : []);
  const root = dirname(folders.pages);
  return createSitePublisher({
    data: join(data, "publishing"),
    site: { pages: basename(folders.pages), media: relative(root, folders.media) },
    targets,
    onChange,
    clone: { repository, remote: "origin", branch, site: content },
  });
}

/** Everybody in a team has signed in. */
function assertSignedIn<Person>(by: Person | undefined): Person {
  if (by === undefined) throw new RequestError(403, "Sign in first.");
  return by;
}
