import type { IncomingMessage } from "node:http";
import { join, relative } from "node:path";
import { createDevInstance, type DevInstance } from "../engine/dev/dev-server.ts";
import type { StudioFile } from "../engine/model/studio-file.ts";
import type { Engine } from "../engine/pipeline/engine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { GitError } from "../git/git-error.ts";
import { openRepository } from "../git/open-repository.ts";
import type { Overview } from "../studio/contract/answers.ts";
import type { BackupAnswer } from "../studio/contract/drafts.ts";
import { isEnough } from "../studio/contract/person.ts";
import { TEAM_CHANGED } from "../studio/contract/team-news.ts";
import { editAddressOf } from "../studio/server/edit-address.ts";
import type { PublishingDesk } from "../studio/server/publishing/publishing-desk.ts";
import { createStudio } from "../studio/server/studio.ts";
import { createBackup } from "../team/backup/backup.ts";
import { pushedRefs } from "../team/backup/pushed-refs.ts";
import type { DraftRecord } from "../team/drafts/draft-record.ts";
import { scheduleSummary } from "../team/drafts/draft-summary.ts";
import { createDrafts, type Drafts } from "../team/drafts/drafts.ts";
import { type DraftNews, followDrafts } from "../team/drafts/follow-drafts.ts";
import { openDraftSite } from "../team/drafts/open-draft-site.ts";
import { createPullRequests } from "../team/pull-requests/pull-requests.ts";
import type { StudioContext } from "../team/server/create-team.ts";
import { roleOf } from "../team/settings/role-of.ts";
import { UsageError } from "./arguments.ts";
import { DEFINITIONS } from "./definitions.ts";
import { engineFor } from "./engine.ts";
import { overridesFromEnvironment, ROOT } from "./folders.ts";
import { createTeamPublishing, type TeamPublishing } from "./publishing/team-publishing.ts";

const DAY = 24 * 60 * 60_000;

/** Where a team's drafts come from. */
export interface DraftStudiosOptions {
  folders: Folders;
  /** Folder of what the server keeps. */
  data: string;
  /** Where people open the studio. */
  origin: string;
  /** What `studio.json` says now. */
  settings(): StudioFile;
  /** Names the fields of the site. */
  engine: Engine;
}

/** The drafts of a site, and what starts a studio for each. */
export interface DraftStudios extends Pick<TeamPublishing, "targets" | "alone" | "onSchedule"> {
  drafts: Drafts;
  backup(): BackupAnswer;
  open(draft: string, given: StudioContext): Promise<DevInstance>;
  close(): Promise<void>;
}

/**
 * Finds the repository of a site, whose branch that is checked out is live.
 *
 * @throws {UsageError} when there is none
 */
export async function openDraftStudios(options: DraftStudiosOptions): Promise<DraftStudios> {
  const { folders, data, origin, settings, engine } = options;
  const committer = { name: "Studio", email: `studio@${new URL(origin).hostname}` };
  const given = { committer, token: process.env.GIT_TOKEN || undefined };
  const branch = await currentBranch(folders.pages, given);
  const drafts = createDrafts(await openDraftSite({ ...given, folders, data, branch, engine }));
  const { records, repository } = drafts.site;
  const root = repository.folder;
  const inUse = new Set<string>();
  const news = followDrafts(records);
  const isBackedUp = () => settings().backup !== false;
  const log = (line: string) => void process.stderr.write(`${line}\n`);
  const refs = pushedRefs(repository);
  const backup = createBackup({
    ...{ drafts, refs, log, isWanted: isBackedUp },
    isInUse: (id) => inUse.has(id),
  });
  await backup.start();
  const pullRequests = createPullRequests({
    ...{ drafts, refs, log, isBackedUp, origin, token: given.token },
    setting: () => settings().host,
  });
  const forgetting = await forgetDaily(drafts, inUse);
  const publishing = await createTeamPublishing({
    ...{ drafts, folders, data, targets: settings().publish },
    server: committer,
    mayPublish: (email) => isEnough(roleOf(settings().people, email) ?? "author", "publisher"),
  });
  const { targets, alone, onSchedule } = publishing;
  return {
    ...{ drafts, alone, targets, onSchedule },
    backup: backup.state,
    async close() {
      clearInterval(forgetting);
      await publishing.close();
      pullRequests.close();
      await backup.close();
    },
    async open(draft, studio) {
      const folder = await drafts.open(draft);
      const within = (path: string) => join(folder, relative(root, path));
      const own = { ...folders, pages: within(folders.pages), media: within(folders.media) };
      const instance = openStudio(own, data, {
        ...studio,
        ...{ news, draft: () => records.read(draft) },
        publishing: publishing.deskOf(draft),
      });
      inUse.add(draft);
      return {
        ...instance,
        close() {
          inUse.delete(draft);
          return instance.close();
        },
      };
    },
  };
}

/** Removes what was thrown away a month ago, before anybody comes and then once a day. What is open counts as used. */
async function forgetDaily(drafts: Drafts, inUse: ReadonlySet<string>): Promise<NodeJS.Timeout> {
  const { records, now } = drafts.site;
  const forget = async () => {
    try {
      for (const { id } of records.all().filter((one) => inUse.has(one.id)))
        records.change(id, () => ({ usedAt: now().toISOString() }));
      await drafts.removeExpired();
    } catch (cause) {
      process.stderr.write(`Old drafts stay: ${(cause as Error).message}\n`);
    }
  };
  await forget();
  return setInterval(forget, DAY).unref();
}

async function currentBranch(
  folder: string,
  options: Parameters<typeof openRepository>[1],
): Promise<string> {
  try {
    return (await openRepository(folder, options).run(["symbolic-ref", "--short", "HEAD"])).trim();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    throw new UsageError(
      `The studio of a team works in a clone of the site's repository, with the branch checked out that is live. ${folder} lies in none: clone it, or run \`git init\` there and commit the pages.`,
      { cause },
    );
  }
}

/** What a studio is given by the server around it, and its draft as it is now. */
interface DraftStudio extends StudioContext {
  draft(): DraftRecord;
  news: DraftNews;
  publishing: PublishingDesk;
}

function openStudio(folders: Folders, data: string, given: DraftStudio): DevInstance {
  const { access, news, draft } = given;
  let end: () => void = () => undefined;
  const instance = createDevInstance(
    {
      root: ROOT,
      cwd: process.cwd(),
      definitions: DEFINITIONS,
      loadEngine: (before) => engineFor(folders, before),
      folders,
      overrides: overridesFromEnvironment(process.env),
      unread: [join(data, "*"), join(data, "{drafts,shared,publishing,release,compared}/**")],
      editAddressOf: (issue) => editAddressOf(folders.pages, issue),
      extend({ vite, site }) {
        end = news.listen(draft().id, () => vite.ws.send(TEAM_CHANGED));
        return createStudio({
          ...{ root: ROOT, definitions: DEFINITIONS, folders, vite, site, access },
          teamOf: (request) => teamOf(request, given),
          publishing: given.publishing,
        });
      },
      onRead: () => undefined,
    },
    access,
  );
  return {
    ...instance,
    close() {
      end();
      return instance.close();
    },
  };
}

function teamOf(
  request: IncomingMessage,
  { personOf, draft, news }: DraftStudio,
): Overview["team"] {
  const person = personOf(request);
  if (!person) return undefined;
  const { id, name, owner, state, schedule } = draft();
  const planned = schedule && { schedule: scheduleSummary(schedule) };
  const reviews = isEnough(person.role, "publisher") && { waiting: news.waitingFor(person.email) };
  return { person, draft: { id, name, owner, state, ...planned }, ...reviews };
}
