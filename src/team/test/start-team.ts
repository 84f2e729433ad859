import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DEFINITIONS } from "../../cli/definitions.ts";
import type { DevInstance } from "../../engine/dev/dev-server.ts";
import type { StudioFile } from "../../engine/model/studio-file.ts";
import { buildFolder } from "../../testing/build-folder.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { removeFolder } from "../../testing/remove-folder.ts";
import { createCompare } from "../compare/create-compare.ts";
import { createDrafts, type Drafts } from "../drafts/drafts.ts";
import { openDraftSite } from "../drafts/open-draft-site.ts";
import { sharedStyles } from "../drafts/shared-styles.ts";
import { type Build, createSiteBuilds } from "../drafts/site-builds.ts";
import { createTeam, type StudioContext } from "../server/create-team.ts";
import type { TeamAction } from "../server/team-actions.ts";
import { CHOOSE_DRAFT } from "../server/team-server.ts";
import type { TeamEnvironment } from "../settings/environment.ts";
import { createTeamSettings } from "../settings/team-settings.ts";
import { siteBranding } from "../sign-in/site-branding.ts";

/** What a server answered. */
export interface Answer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/** The server of a team over a copy of the bakery. Its studio only says whose request it has got. */
export interface RunningTeam {
  origin: string;
  drafts: Drafts;
  /** Who was about to change files of which draft. */
  changes: string[];
  send(path: string, options?: Sending): Promise<Answer>;
  /** Asks for a connection that stays open. @returns done when it has ended, with what it answered */
  connect(jar: Map<string, string>): { answered: Promise<string>; ended: Promise<unknown> };
  /** Writes `studio.json`, and waits until it is read. */
  setPeople(people: StudioFile["people"]): Promise<void>;
  log(): Record<string, string>[];
  /** A file that the server keeps. */
  kept(name: string): string;
  stop(): Promise<void>;
}

export interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Cookies, to which the answer adds. */
  jar?: Map<string, string>;
}

/** What the server seals cookies with. */
export const SECRET = "x".repeat(32);

/** Milliseconds after which settings are read again. */
const UNTIL_READ = 1100;

const FOUNDER = ["-c", "user.name=Founder", "-c", "user.email=founder@bakery.example"];

export async function startTeam(
  people: StudioFile["people"],
  environmentFor: (origin: string) => Promise<Pick<TeamEnvironment, "company" | "smtp">>,
): Promise<RunningTeam> {
  const folder = mkdtempSync(join(tmpdir(), "team-"));
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  for (const args of [
    ["init", "-q", "-b", "main"],
    ["add", "."],
    [...FOUNDER, "commit", "-qm", "Begin"],
  ])
    execFileSync("git", args, { cwd: folder });
  const data = join(folder, ".studio-data");
  const write = (file: StudioFile) =>
    writeFileSync(join(folder, "studio.json"), JSON.stringify(file));
  write({ people: people ?? {} });
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const folders = { pages: join(folder, "pages"), media: join(folder, "media") };
  const committer = { name: "Studio", email: "studio@bakery.example" };
  const drafts = createDrafts(await openDraftSite({ folders, data, branch: "main", committer }));
  const changes: string[] = [];
  const builds = createSiteBuilds(data, build);
  const compare = createCompare(drafts, builds);
  const team = createTeam({
    root: resolve("."),
    data,
    settings: createTeamSettings(
      folders,
      () => ENGINE,
      () => undefined,
    ),
    environment: { secret: SECRET, origin, ...(await environmentFor(origin)) },
    maxOpen: 2,
    open: async (draft, { personOf }) => studioOf(draft, personOf),
    draftOf: async ({ person, session }) => session.draft ?? `of ${person.email}`,
    onChange: (draft, { email }) => void changes.push(`${email} in ${draft}`),
    actions: new Map<string, TeamAction>([
      ...compare.actions,
      [CHOOSE_DRAFT, { least: "author", run: (_, { id }) => id }],
      ["for-publishers", { least: "publisher", run: ({ name }) => ({ by: name }) }],
    ]),
    shared: { drafts, builds, styles: sharedStyles(resolve(".")) },
    compared: compare.sites,
    branding: () => siteBranding(folders, DEFINITIONS.look),
  });
  server.on("request", team.answer);
  server.on("upgrade", team.upgrade);
  return {
    origin,
    drafts,
    changes,
    send: (path, options = {}) => sendTo(port, path, options),
    connect: (jar) => connectTo(port, jar),
    async setPeople(next) {
      write({ people: next ?? {} });
      await setTimeout(UNTIL_READ);
    },
    log: () =>
      readFileSync(join(data, "audit.log"), "utf8")
        .trim()
        .split("\n")
        .map((line) => JSON.parse(line) as Record<string, string>),
    kept: (name) => readFileSync(join(data, name), "utf8"),
    async stop() {
      team.endConnections();
      await team.close();
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      await removeFolder(folder);
    },
  };
}

/** In this process, as nobody else asks. */
const build: Build = async ({ pages }, out) => {
  const { isWritten, reported } = await buildFolder(dirname(pages), { out });
  if (isWritten) return [];
  return reported.map((message) => ({
    ...{ rule: "any", level: "error", where: "A page" },
    ...{ message, hint: "" },
  }));
};

function studioOf(draft: string, personOf: StudioContext["personOf"]): DevInstance {
  return {
    answer: (asked, response) => {
      response.end(JSON.stringify({ path: asked.url, draft, person: personOf(asked) }));
    },
    upgrade: (asked, socket) => {
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n${personOf(asked)?.email}`,
      );
    },
    ready: Promise.resolve(),
    close: async () => undefined,
  };
}

function headersFor(port: number, { headers, jar, body }: Sending): Record<string, string> {
  const cookies = [...(jar ?? [])].map((pair) => pair.join("=")).join("; ");
  return {
    host: `localhost:${port}`,
    ...(cookies !== "" && { cookie: cookies }),
    ...(body !== undefined && { "content-type": "application/x-www-form-urlencoded" }),
    ...headers,
  };
}

/** Sends a request, with any header, as no browser would. */
export function sendTo(port: number, path: string, options: Sending): Promise<Answer> {
  return new Promise((done, failed) => {
    const { method = "GET", body } = options;
    const headers = headersFor(port, options);
    const outgoing = request({ host: "127.0.0.1", port, path, method, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () => {
        const { statusCode: status = 0, headers: given } = response;
        for (const line of given["set-cookie"] ?? []) keepCookie(options.jar, line);
        done({ status, headers: given, text: Buffer.concat(pieces).toString("utf8") });
      });
    });
    outgoing.on("error", failed);
    outgoing.end(body);
  });
}

function keepCookie(jar: Map<string, string> | undefined, line: string): void {
  const [, name = "", text = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  const isOver = /Max-Age=0(;|$)/i.test(line) || text === "";
  if (isOver) jar?.delete(name);
  else jar?.set(name, text);
}

function connectTo(port: number, jar: Map<string, string>): ReturnType<RunningTeam["connect"]> {
  const headers = {
    ...headersFor(port, { jar }),
    ...{ connection: "Upgrade", upgrade: "websocket", "sec-websocket-protocol": "vite-hmr" },
  };
  const outgoing = request({ host: "127.0.0.1", port, path: "/", headers });
  outgoing.end();
  let ended: (value: unknown) => void;
  const whenEnded = new Promise((done) => {
    ended = done;
  });
  const answered = new Promise<string>((done) => {
    outgoing.on("upgrade", (_, socket, head) => {
      socket.on("close", ended);
      socket.on("error", ended);
      if (head.length > 0) done(head.toString());
      else socket.once("data", (piece: Buffer) => done(piece.toString()));
    });
    outgoing.on("response", ({ statusCode }) => done(`${statusCode}`));
  });
  return { answered, ended: whenEnded };
}
