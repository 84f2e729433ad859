import {
  Commits,
  GitbeakerRequestError,
  GitbeakerRetryError,
  MergeRequestNotes,
  MergeRequests,
} from "@gitbeaker/rest";
import type { HostAccess } from "./ask-host.ts";
import { type CheckState, countChecks } from "./count-checks.ts";
import type { HostAddress } from "./find-host.ts";
import type { GitHost } from "./git-host.ts";
import { errorOf, HostError, unanswered } from "./host-error.ts";

const STATES: Record<string, CheckState> = {
  success: "passed",
  failed: "failed",
  canceled: "failed",
  canceling: "failed",
  created: "running",
  pending: "running",
  preparing: "running",
  running: "running",
  scheduled: "running",
  waiting_for_callback: "running",
  waiting_for_resource: "running",
};

/** GitLab, by its client. What others call a pull request is a merge request there. */
export function openGitLab(
  { address, project }: HostAddress,
  { token, timeout }: HostAccess,
): GitHost {
  const options = { host: address, token, queryTimeout: timeout };
  const requests = new MergeRequests(options);
  const notes = new MergeRequestNotes(options);
  const commits = new Commits(options);
  return {
    open: ({ branch, into, title, body }) =>
      withHostErrors(async () => {
        const [existing] = await requests.all({
          ...{ projectId: project, sourceBranch: branch, state: "opened" },
        });
        const { iid, web_url } =
          existing ?? (await requests.create(project, branch, into, title, { description: body }));
        return { number: iid, url: web_url };
      }),
    update: (number, { title, body }) =>
      withHostErrors(
        async () => void (await requests.edit(project, number, { title, description: body })),
      ),
    comment: (number, text) =>
      withHostErrors(async () => void (await notes.create(project, number, text))),
    close: (number) =>
      withHostErrors(
        async () => void (await requests.edit(project, number, { stateEvent: "close" })),
      ),
    state: (number) =>
      withHostErrors(async () => {
        const { state } = await requests.show(project, number);
        return state === "merged" ? "merged" : state === "closed" ? "closed" : "open";
      }),
    checks: (commit) =>
      withHostErrors(async () => {
        const statuses = await commits.allStatuses(project, commit);
        return countChecks(statuses.map(({ status }) => STATES[status]));
      }),
  };
}

async function withHostErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    // It has tried ten times by then.
    if (cause instanceof GitbeakerRetryError)
      throw new HostError(/429/.test(cause.message) ? "too-often" : "gone", cause.message);
    const response = cause instanceof GitbeakerRequestError ? cause.cause?.response : undefined;
    if (!response) throw unanswered(cause);
    const { status, headers } = response;
    throw errorOf({
      status,
      header: (name) => headers.get(name),
      message: (cause as Error).message.slice(0, 500),
    });
  }
}
