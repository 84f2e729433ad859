import { askHost, type HostAccess } from "./ask-host.ts";
import { type CheckState, countChecks } from "./count-checks.ts";
import type { HostAddress } from "./find-host.ts";
import type { GitHost } from "./git-host.ts";

/** A pull request in Forgejo's API. */
interface ForgejoPull {
  number: number;
  html_url: string;
  state: "open" | "closed";
  merged: boolean;
  head: { ref: string };
}

/** The statuses of a commit, the last of each check. */
interface CombinedStatus {
  statuses: { status: string }[] | null;
}

const STATES: Record<string, CheckState> = {
  pending: "running",
  success: "passed",
  warning: "passed",
  error: "failed",
  failure: "failed",
};
/** The largest page that Forgejo returns. */
const PAGE_SIZE = 50;

/** Forgejo, or Gitea, by `/api/v1` as both document it. There is no official client for either. */
export function openForgejo({ address, project }: HostAddress, access: HostAccess): GitHost {
  const repositoryUrl = `${address}/api/v1/repos/${project.split("/").map(encodeURIComponent).join("/")}`;
  const ask = <Answer>(path: string, options: { method?: string; body?: object } = {}) =>
    askHost(repositoryUrl + path, { ...access, ...options }) as Promise<Answer>;
  const change = (number: number, body: object) =>
    ask<ForgejoPull>(`/pulls/${number}`, { method: "PATCH", body });

  async function findOpenPull(branch: string): Promise<ForgejoPull | undefined> {
    for (let page = 1; ; page += 1) {
      const pulls = await ask<ForgejoPull[]>(`/pulls?state=open&limit=${PAGE_SIZE}&page=${page}`);
      const match = pulls.find(({ head }) => head.ref === branch);
      if (match || pulls.length === 0) return match;
    }
  }
  return {
    async open({ branch, into, title, body }) {
      const payload = { head: branch, base: into, title, body };
      const { number, html_url } =
        (await findOpenPull(branch)) ??
        (await ask<ForgejoPull>("/pulls", { method: "POST", body: payload }));
      return { number, url: html_url };
    },
    update: async (number, text) => void (await change(number, text)),
    comment: async (number, body) =>
      void (await ask(`/issues/${number}/comments`, { method: "POST", body: { body } })),
    close: async (number) => void (await change(number, { state: "closed" })),
    async state(number) {
      const { merged, state } = await ask<ForgejoPull>(`/pulls/${number}`);
      return merged ? "merged" : state;
    },
    async checks(commit) {
      const { statuses } = await ask<CombinedStatus>(
        `/commits/${commit}/status?limit=${PAGE_SIZE}`,
      );
      return countChecks((statuses ?? []).map(({ status }) => STATES[status]));
    },
  };
}
