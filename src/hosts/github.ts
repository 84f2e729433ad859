import { Octokit } from "@octokit/rest";
import { fetchWithin, type HostAccess } from "./ask-host.ts";
import { type CheckState, countChecks } from "./count-checks.ts";
import type { HostAddress } from "./find-host.ts";
import type { GitHost } from "./git-host.ts";
import { errorOf, HostError, unanswered } from "./host-error.ts";

const STATUSES: Record<string, CheckState> = {
  success: "passed",
  pending: "running",
  failure: "failed",
  error: "failed",
};
/** The largest page that GitHub returns. */
const PAGE_SIZE = 100;

/** GitHub, by its own client; GitHub Enterprise at any other address. */
export function openGitHub(
  { address, project }: HostAddress,
  { token, timeout }: HostAccess,
): GitHost {
  const [owner = "", repo = ""] = project.split("/");
  const at = { owner, repo };
  const client = new Octokit({
    auth: token,
    baseUrl: address === "https://github.com" ? "https://api.github.com" : `${address}/api/v3`,
    request: { fetch: fetchWithin({ timeout }) },
    log: SILENT,
  });
  const { pulls, issues, repos, checks } = client.rest;
  return {
    open: ({ branch, into, title, body }) =>
      withHostErrors(async () => {
        const query = { ...at, head: `${owner}:${branch}`, state: "open" as const };
        const [existing] = (await pulls.list(query)).data;
        const { number, html_url } =
          existing ?? (await pulls.create({ ...at, head: branch, base: into, title, body })).data;
        return { number, url: html_url };
      }),
    update: (number, text) =>
      withHostErrors(
        async () => void (await pulls.update({ ...at, pull_number: number, ...text })),
      ),
    comment: (number, body) =>
      withHostErrors(
        async () => void (await issues.createComment({ ...at, issue_number: number, body })),
      ),
    close: (number) =>
      withHostErrors(
        async () => void (await pulls.update({ ...at, pull_number: number, state: "closed" })),
      ),
    state: (number) =>
      withHostErrors(async () => {
        const { merged, state } = (await pulls.get({ ...at, pull_number: number })).data;
        return merged ? "merged" : state === "closed" ? "closed" : "open";
      }),
    checks: (commit) =>
      withHostErrors(async () => {
        const query = { ...at, ref: commit, per_page: PAGE_SIZE };
        const { statuses } = (await repos.getCombinedStatusForRef(query)).data;
        const runs = (await checks.listForRef({ ...query, filter: "latest" })).data.check_runs;
        return countChecks([
          ...statuses.map(({ state }) => STATUSES[state]),
          ...runs.map(({ status, conclusion }) =>
            status === "completed" ? stateAfter(conclusion) : "running",
          ),
        ]);
      }),
  };
}

const SILENT = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

function stateAfter(conclusion: string | null): CheckState {
  if (conclusion === "skipped") return undefined;
  return conclusion === "success" || conclusion === "neutral" ? "passed" : "failed";
}

/** What the client throws for a response that is an error. */
interface ResponseError extends Error {
  status: number;
  response?: { headers: Record<string, string | undefined> };
}

async function withHostErrors<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    const { status, response, message, cause: first } = cause as ResponseError;
    if (first instanceof HostError) throw first;
    if (!response) throw unanswered(first ?? cause);
    throw errorOf({ status, header: (name) => response.headers[name], message });
  }
}
