import type { GitHostSetting } from "../../engine/model/git-host-setting.ts";
import { findHost, type HostAddress } from "../../hosts/find-host.ts";
import type { GitHost } from "../../hosts/git-host.ts";
import { openHost } from "../../hosts/open-host.ts";
import type { PushedRefs } from "../backup/pushed-refs.ts";
import type { KeptHosting } from "../drafts/draft-record.ts";
import type { Drafts } from "../drafts/drafts.ts";
import { isProposed } from "../drafts/is-open.ts";
import { problemOf, syncPullRequest } from "./sync-pull-request.ts";

/** Milliseconds between two syncs, and after a change of a draft. */
const INTERVAL = 60_000;
const DEBOUNCE = 2000;
/** Milliseconds until the next sync of a draft whose checks have ended, and until a host is asked again after its rate limit. */
const REST = 600_000;
const PAUSE = 900_000;
/** Milliseconds until a request to a host is given up. */
const HOST_TIMEOUT = 10_000;

const NAMES: Record<HostAddress["kind"], string> = {
  github: "GitHub",
  gitlab: "GitLab",
  forgejo: "Forgejo",
};

const NO_TOKEN =
  "There are no pull requests until GIT_TOKEN is set to what the host lets the studio in with.";
const ANOTHER_HOST =
  'There are no pull requests: "host" in studio.json names another host than the one that the repository was cloned from.';

/** What drafts are shown to the host of the repository with. */
export interface PullRequestsOptions {
  drafts: Drafts;
  refs: PushedRefs;
  /** Whether the branches of drafts are pushed anyway. */
  isBackedUp(): boolean;
  /** What `studio.json` says of the host now. */
  setting(): GitHostSetting | undefined;
  /** Lets the studio in at the host; without one there are no pull requests. */
  token: string | undefined;
  /** Where people open the studio. */
  origin: string;
  /** Writes a line into the log of the server. */
  log(line: string): void;
  timeout?: number;
}

/** Shows drafts that wait for review as pull requests, where the host of the repository is known. */
export interface PullRequests {
  /** Brings the host up to date. It never rejects, and nothing waits for it: drafts work without a host. */
  sync(): Promise<void>;
  close(): void;
}

/** Makes what shows drafts to the host of the repository. */
export function createPullRequests(options: PullRequestsOptions): PullRequests {
  const { drafts, log } = options;
  const { records, now } = drafts.site;
  const hostNow = createHostFinder(options);
  /** Until when drafts need no sync. */
  const rests = new Map<string, number>();
  /** Drafts that have changed since their last sync began. */
  const changed = new Set<string>();
  let pausedUntil = 0;
  let isOwn = false;
  let running = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;

  const keep = (id: string, hosting: KeptHosting | undefined) => {
    const before = records.read(id).hosting;
    if (JSON.stringify(before) === JSON.stringify(hosting)) return;
    isOwn = true;
    records.change(id, () => ({ hosting }));
    isOwn = false;
  };
  /** @returns whether the host can be asked about others */
  const sync = async (id: string, { name: host, open }: OpenedHost) => {
    changed.delete(id);
    try {
      const synced = await syncPullRequest(
        {
          ...{ ...options, site: drafts.site, host: open },
          keep: (request) => keep(id, { ...records.read(id).hosting, host, request }),
        },
        records.read(id),
      );
      keep(id, synced && { ...withoutProblem(synced), host });
      const { checks, request } = synced ?? {};
      const isQuiet = checks && checks.running === 0 && checks.passed + checks.failed > 0;
      if (!changed.has(id) && (isQuiet || !request?.isOpen)) rests.set(id, now().getTime() + REST);
      return true;
    } catch (cause) {
      const problem = problemOf(cause);
      const { hosting } = records.read(id);
      if (hosting?.problem !== problem)
        log(`${host} does not know of the draft ${id}: ${(cause as Error).message}`);
      keep(id, { ...hosting, host, problem });
      if (problem === "too-often") pausedUntil = now().getTime() + PAUSE;
      return problem === "refused";
    }
  };
  const syncAll = async () => {
    const at = now().getTime();
    const waiting = records
      .all()
      .filter((record) => isProposed(record) || record.hosting?.request?.isOpen)
      .filter(({ id }) => (rests.get(id) ?? 0) <= at);
    if (waiting.length === 0 || at < pausedUntil) return;
    const host = await hostNow();
    if (!host) return;
    // The next ones would fail for the same reason.
    for (const { id } of waiting) if (!(await sync(id, host))) return;
  };
  const syncSafely = () => {
    running = running.then(syncAll).catch((cause: Error) => log(cause.message));
    return running;
  };
  const timer = setInterval(() => void syncSafely(), INTERVAL).unref();
  records.watch((id) => {
    if (isOwn) return;
    rests.delete(id);
    changed.add(id);
    soon ??= setTimeout(() => {
      soon = undefined;
      void syncSafely();
    }, DEBOUNCE).unref();
  });
  return {
    sync: syncSafely,
    close() {
      clearInterval(timer);
      clearTimeout(soon);
    },
  };
}

/** A host, and what people call it. */
interface OpenedHost {
  name: string;
  open: GitHost;
}

/** What finds the host as `studio.json` names it now, and opens it once. */
function createHostFinder({
  drafts,
  setting,
  token,
  log,
  timeout = HOST_TIMEOUT,
}: PullRequestsOptions): () => Promise<OpenedHost | undefined> {
  const { repository } = drafts.site;
  let last: { key: string; opened: Promise<OpenedHost> } | undefined;
  let reported = "";
  /** Logs why there is none, once. */
  const without = (reason: string): undefined => {
    if (setting() !== undefined && setting()?.kind !== "none" && reason !== reported) log(reason);
    reported = reason;
  };
  return async () => {
    if (token === undefined) return without(NO_TOKEN);
    if (!(await repository.hasRemote())) return undefined;
    const remote = (await repository.run(["remote", "get-url", "origin"])).trim();
    const at = findHost(remote, setting());
    if (!at) return without(ANOTHER_HOST);
    const key = JSON.stringify(at);
    if (last?.key !== key)
      last = {
        key,
        opened: openHost(at, { token, timeout }).then((open) => ({ name: NAMES[at.kind], open })),
      };
    return last.opened;
  };
}

function withoutProblem<Kept extends Partial<KeptHosting>>(hosting: Kept): Omit<Kept, "problem"> {
  const { problem: _, ...rest } = hosting;
  return rest;
}
