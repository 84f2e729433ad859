import { askHost, type HostAccess } from "./ask-host.ts";
import { type CheckState, countChecks } from "./count-checks.ts";
import type { HostAddress } from "./find-host.ts";
import type { GitHost } from "./git-host.ts";

/** A pull request as Forgejo tells of it. */
interface Told {
  number: number;
  html_url: string;
  state: "open" | "closed";
  merged: boolean;
  head: { ref: string };
}

/** The statuses of a commit, the last of each check. */
interface ToldStatuses {
  statuses: { status: string }[] | null;
}

const STATES: Record<string, CheckState> = {
  pending: "running",
  success: "passed",
  warning: "passed",
  error: "failed",
  failure: "failed",
};
/** What Forgejo lists at one time, at most. */
const PAGE = 50;

/** Speaks with Forgejo, or with Gitea, as docs of both describe `/api/v1`. There is no official client for either. */
export function openForgejo({ address, project }: HostAddress, access: HostAccess): GitHost {
  const home = `${address}/api/v1/repos/${project.split("/").map(encodeURIComponent).join("/")}`;
  const ask = <Answer>(path: string, options: { method?: string; body?: object } = {}) =>
    askHost(home + path, { ...access, ...options }) as Promise<Answer>;
  const change = (number: number, body: object) =>
    ask<Told>(`/pulls/${number}`, { method: "PATCH", body });

  async function openOne(branch: string): Promise<Told | undefined> {
    for (let page = 1; ; page += 1) {
      const told = await ask<Told[]>(`/pulls?state=open&limit=${PAGE}&page=${page}`);
      const found = told.find(({ head }) => head.ref === branch);
      if (found || told.length === 0) return found;
    }
  }
  return {
    async open({ branch, into, title, body }) {
      const wish = { head: branch, base: into, title, body };
      const { number, html_url } =
        (await openOne(branch)) ?? (await ask<Told>("/pulls", { method: "POST", body: wish }));
      return { number, url: html_url };
    },
    update: async (number, text) => void (await change(number, text)),
    comment: async (number, body) =>
      void (await ask(`/issues/${number}/comments`, { method: "POST", body: { body } })),
    close: async (number) => void (await change(number, { state: "closed" })),
    async state(number) {
      const { merged, state } = await ask<Told>(`/pulls/${number}`);
      return merged ? "merged" : state;
    },
    async checks(commit) {
      const { statuses } = await ask<ToldStatuses>(`/commits/${commit}/status?limit=${PAGE}`);
      return countChecks((statuses ?? []).map(({ status }) => STATES[status]));
    },
  };
}
