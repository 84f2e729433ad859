import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { HostAddress } from "../find-host.ts";
import type { Checks, PullRequestState } from "../git-host.ts";

/** A host of one repository, which answers as its documentation says. */
export interface ServedHost {
  address: string;
  /** Lets in who has this token only. */
  token: string;
  pulls: ServedPull[];
  /** The checks of a commit by state, beside one that was skipped. */
  checks: Map<string, Checks>;
  /** How it answers: as documented, with a rate limit, not at all, or with an error. */
  behavior: "ready" | "too-often" | "silent" | "broken";
  /** What it was asked, with the methods. */
  asked: string[];
  stop(): Promise<void>;
}

export interface ServedPull {
  number: number;
  branch: string;
  into: string;
  title: string;
  body: string;
  state: PullRequestState;
  comments: string[];
}

/** What it is asked, as all of them understand it. */
interface Asked {
  method: string;
  /** Below that of the repository. */
  path: string;
  query: URLSearchParams;
  body: Record<string, string>;
}

interface Reply {
  status?: number;
  body: unknown;
}

type Answerer = (host: ServedHost, asked: Asked) => Reply | undefined;

const NOT_FOUND: Reply = { status: 404, body: { message: "Not Found" } };

/** Serves the repository `bakery/site`. */
export async function serveHost(kind: HostAddress["kind"]): Promise<ServedHost> {
  const { home, answer, tokenIn, tooOften } = KINDS[kind];
  const server = createServer(async (request, response) => {
    const { pathname, searchParams: query } = new URL(request.url ?? "/", "http://localhost");
    const body = await readBody(request);
    const { method = "GET" } = request;
    host.asked.push(`${method} ${pathname}`);
    if (host.behavior === "silent") return;
    if (host.behavior === "broken") return send(response, { status: 500, body: { message: "Oh" } });
    if (host.behavior === "too-often") return tooOften(response);
    if (tokenIn(request) !== host.token)
      return send(response, { status: 401, body: { message: "Bad credentials" } });
    if (!pathname.startsWith(home)) return send(response, NOT_FOUND);
    const asked = { method, path: pathname.slice(home.length), query, body };
    send(response, answer(host, asked) ?? NOT_FOUND);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const host: ServedHost = {
    address: `http://127.0.0.1:${port}`,
    token: "sesame",
    ...{ pulls: [], checks: new Map(), behavior: "ready", asked: [] },
    async stop() {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  };
  return host;
}

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const text = Buffer.concat(pieces).toString();
  return text === "" ? {} : JSON.parse(text);
}

function send(response: ServerResponse, { status = 200, body }: Reply): void {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}

function add(host: ServedHost, pull: Pick<ServedPull, "branch" | "into" | "title" | "body">) {
  const made: ServedPull = { number: host.pulls.length + 7, state: "open", comments: [], ...pull };
  host.pulls.push(made);
  return made;
}

/** The pull request whose number stands in a path, and what follows there. */
function pullIn(host: ServedHost, path: string) {
  const [, number, rest = ""] = /^\/\w+\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const pull = host.pulls.find((one) => one.number === Number(number));
  return pull && { pull, rest };
}

const times = (count: number, value: object) => Array.from({ length: count }, () => value);

/** https://docs.github.com/en/rest/pulls/pulls, …/commits/statuses, …/checks/runs */
const github: Answerer = (host, { method, path, query, body }) => {
  const shown = (pull: ServedPull) => ({
    number: pull.number,
    html_url: `${host.address}/bakery/site/pull/${pull.number}`,
    state: pull.state === "open" ? "open" : "closed",
    merged: pull.state === "merged",
  });
  const isOpen = (branch: string | null) => (pull: ServedPull) =>
    `bakery:${pull.branch}` === branch && pull.state === "open";
  if (path === "/pulls" && method === "GET")
    return { body: host.pulls.filter(isOpen(query.get("head"))).map(shown) };
  if (path === "/pulls") {
    const { head = "", base = "", title = "", body: text = "" } = body;
    if (host.pulls.some(isOpen(`bakery:${head}`)))
      return { status: 422, body: { message: "Validation Failed" } };
    return { status: 201, body: shown(add(host, { branch: head, into: base, title, body: text })) };
  }
  const [, commit = "", what] = /^\/commits\/(\w+)\/(status|check-runs)$/.exec(path) ?? [];
  const { passed, failed, running } = host.checks.get(commit) ?? NONE;
  // One of those that passed is a status, all others are runs.
  const own = Math.min(passed, 1);
  if (what === "status")
    return { body: { state: "pending", statuses: times(own, { state: "success" }) } };
  if (what === "check-runs")
    return {
      body: {
        total_count: 0,
        check_runs: [
          ...times(passed - own, { status: "completed", conclusion: "success" }),
          ...times(failed, { status: "completed", conclusion: "timed_out" }),
          ...times(running, { status: "in_progress", conclusion: null }),
          { status: "completed", conclusion: "skipped" },
        ],
      },
    };
  return onePull(host, { method, path, body }, { shown, patched: 200 });
};

/** https://docs.gitlab.com/api/merge_requests, …/notes, …/commits */
const gitlab: Answerer = (host, { method, path, query, body }) => {
  const shown = (pull: ServedPull) => ({
    iid: pull.number,
    web_url: `${host.address}/bakery/site/-/merge_requests/${pull.number}`,
    state: pull.state === "open" ? "opened" : pull.state,
  });
  if (path === "/merge_requests" && method === "GET") {
    const isMeant = (pull: ServedPull) =>
      pull.branch === query.get("source_branch") && pull.state === "open";
    return { body: host.pulls.filter(isMeant).map(shown) };
  }
  if (path === "/merge_requests") {
    const { source_branch: branch = "", target_branch: into = "", title = "" } = body;
    const made = add(host, { branch, into, title, body: body.description ?? "" });
    return { status: 201, body: shown(made) };
  }
  const [, commit] = /^\/repository\/commits\/(\w+)\/statuses$/.exec(path) ?? [];
  if (commit !== undefined) {
    const { passed, failed, running } = host.checks.get(commit) ?? NONE;
    return {
      body: [
        ...times(passed, { status: "success" }),
        ...times(failed, { status: "failed" }),
        ...times(running, { status: "running" }),
        { status: "skipped" },
      ],
    };
  }
  const match = pullIn(host, path);
  if (!match) return undefined;
  const { pull, rest } = match;
  if (rest === "/notes" && method === "POST") {
    pull.comments.push(body.body ?? "");
    return { status: 201, body: {} };
  }
  if (method === "PUT") {
    const { title = pull.title, description = pull.body, state_event: event } = body;
    Object.assign(pull, {
      title,
      body: description,
      ...(event === "close" && { state: "closed" }),
    });
  }
  return { body: shown(pull) };
};

/** https://codeberg.org/api/swagger */
const forgejo: Answerer = (host, { method, path, query, body }) => {
  const shown = (pull: ServedPull) => ({
    number: pull.number,
    html_url: `${host.address}/bakery/site/pulls/${pull.number}`,
    state: pull.state === "open" ? "open" : "closed",
    merged: pull.state === "merged",
    head: { ref: pull.branch },
  });
  if (path === "/pulls" && method === "GET") {
    const open =
      query.get("page") === "1" ? host.pulls.filter(({ state }) => state === "open") : [];
    return { body: open.map(shown) };
  }
  if (path === "/pulls") {
    const { head = "", base = "", title = "", body: text = "" } = body;
    return { status: 201, body: shown(add(host, { branch: head, into: base, title, body: text })) };
  }
  const [, commit] = /^\/commits\/(\w+)\/status$/.exec(path) ?? [];
  if (commit !== undefined) {
    const checks = host.checks.get(commit);
    const { passed, failed, running } = checks ?? NONE;
    const statuses = [
      ...times(passed, { status: "success" }),
      ...times(failed, { status: "failure" }),
      ...times(running, { status: "pending" }),
      { status: "skipped" },
    ];
    return { body: { state: "pending", statuses: checks ? statuses : null } };
  }
  return onePull(host, { method, path, body }, { shown, patched: 201 });
};

/** What GitHub and Forgejo have alike. @param patched the status of a change */
function onePull(
  host: Parameters<Answerer>[0],
  { method, path, body }: Pick<Parameters<Answerer>[1], "method" | "path" | "body">,
  { shown, patched }: { shown: (pull: ServedPull) => object; patched: number },
): ReturnType<Answerer> {
  const match = pullIn(host, path);
  if (!match) return undefined;
  const { pull, rest } = match;
  if (rest === "/comments" && path.startsWith("/issues/") && method === "POST") {
    pull.comments.push(body.body ?? "");
    return { status: 201, body: {} };
  }
  if (method !== "PATCH") return { body: shown(pull) };
  Object.assign(pull, body);
  return { status: patched, body: shown(pull) };
}

const NONE: Checks = { passed: 0, failed: 0, running: 0 };

interface Kind {
  home: string;
  answer: Answerer;
  tokenIn(request: IncomingMessage): string | undefined;
  tooOften(response: ServerResponse): void;
}

const authorized = ({ headers }: IncomingMessage) => headers.authorization?.replace(/^token /, "");

const KINDS: Record<HostAddress["kind"], Kind> = {
  github: {
    home: "/api/v3/repos/bakery/site",
    answer: github,
    tokenIn: authorized,
    tooOften: (response) =>
      void response
        .writeHead(403, { "Content-Type": "application/json", "X-RateLimit-Remaining": "0" })
        .end(JSON.stringify({ message: "API rate limit exceeded" })),
  },
  gitlab: {
    home: "/api/v4/projects/bakery%2Fsite",
    answer: gitlab,
    tokenIn: ({ headers }) => String(headers["private-token"]),
    tooOften: (response) =>
      void response.writeHead(429, { "Retry-After": "60" }).end("Retry later"),
  },
  forgejo: {
    home: "/api/v1/repos/bakery/site",
    answer: forgejo,
    tokenIn: authorized,
    tooOften: (response) => void response.writeHead(429, { "Retry-After": "60" }).end(),
  },
};
