import type { IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { isNavigation } from "../../engine/dev/starting-page.ts";
import type { Upgrade } from "../../engine/dev/take-upgrades.ts";
import {
  type Answer,
  answerRequests,
  type Exchange,
  sendText,
} from "../../engine/output/serving/answer-requests.ts";
import { readTarget } from "../../engine/output/serving/request-target.ts";
import type { Person, Role } from "../../studio/contract/person.ts";
import { LEAST_ROLES } from "../../studio/server/least-roles.ts";
import { READING_ACTIONS } from "../../studio/server/reading-actions.ts";
import { RequestError } from "../../studio/server/request-error.ts";
import { API, sendFailure, sendJson } from "../../studio/server/send-answer.ts";
import type { ComparedSites } from "../compare/compared-sites.ts";
import type { SharedDrafts } from "../drafts/shared-drafts.ts";
import type { Session, Sessions } from "../sign-in/sessions.ts";
import type { SignIn } from "../sign-in/sign-in.ts";
import { type Workspaces, WorkspacesFull } from "../workspaces/workspaces.ts";
import type { AuditLog } from "./audit-log.ts";
import { clientAddress } from "./client-address.ts";
import { createRateLimit } from "./rate-limit.ts";
import { actionIn, runAction, type TeamAction, type TeamActions } from "./team-actions.ts";

/** What the server of a team is made of. */
export interface TeamServerOptions {
  signIn: SignIn;
  sessions: Sessions;
  /** What somebody may do now; nothing for who is not on the list. */
  roleOf(email: string): Role | undefined;
  trustProxy(): boolean;
  workspaces: Workspaces;
  /** The draft that somebody works on. */
  draftOf(visitor: Visitor): Promise<string>;
  /** Called with whoever is about to change files of a draft. */
  onChange(draft: string, person: Person): void;
  /** What people can ask of the server itself. */
  actions: TeamActions;
  /** Answers people who have a link to a draft. */
  shared: SharedDrafts;
  /** Shows states of the site as pages to whoever compares them. */
  compared: ComparedSites;
  /** Where people open the studio, without a slash at its end. */
  origin: string;
  /** Called before a studio answers a request of a person. */
  onPerson(request: IncomingMessage, person: Person): void;
  audit: AuditLog;
}

/** Lets people in who have signed in, and forwards each to the studio of their draft. */
export interface TeamServer {
  answer: Answer;
  upgrade: Upgrade;
  /** Ends the connections that stay open, and lets no more begin. */
  endConnections(): void;
  /** Ends the studios, once no request runs any more. */
  close(): Promise<void>;
}

/** Somebody who has signed in, and may still come in. */
export interface Visitor {
  session: Session;
  person: Person;
}

/** A connection that stays open. */
interface OpenConnection extends Visitor {
  request: IncomingMessage;
  socket: Duplex;
}

/** The action after which somebody goes on with another draft, whose name is its answer. */
export const CHOOSE_DRAFT = "open-draft";

/** What the studio shows to somebody whose session is over: windows keep what is written until the next sign-in (`unsent-work.ts`). */
const SIGNED_OUT =
  "You are signed out. Your work is kept in this browser: load the page again to sign in.";
const MINUTE = 60_000;
/** A window of the studio asks some hundred times while it is loaded. */
const MAX_REQUESTS = 6000;
const MAX_OF_STRANGERS = 600;
/** Milliseconds after which connections of people are ended who may no longer come in. */
const REVALIDATE_EVERY = 5000;

/** Makes what answers the requests of a team. */
export function createTeamServer(options: TeamServerOptions): TeamServer {
  const { signIn, sessions, workspaces, audit, actions } = options;
  const requests = createRateLimit(MAX_REQUESTS, MINUTE);
  const strangers = createRateLimit(MAX_OF_STRANGERS, MINUTE);
  const connections = new Set<OpenConnection>();
  let isEnding = false;

  async function visitorOf(request: IncomingMessage): Promise<Visitor | undefined> {
    const session = await sessions.of(request);
    const role = session && options.roleOf(session.email);
    if (!session || !role) return undefined;
    const { email, name } = session;
    return { session, person: { email, name, role } };
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const from = clientAddress(request, options.trustProxy());
    const target = readTarget(request.url);
    response.setHeader("X-Robots-Tag", "noindex, nofollow");
    if (isEnding) response.setHeader("Connection", "close");
    if (!target) return sendText(response, 400, "This address cannot be read.");
    const exchange = { request, response, target, from };
    const visitor = await visitorOf(request);
    const limit = visitor ? requests : strangers;
    if (!limit.consume(visitor?.person.email ?? from))
      return signIn.notice(exchange, 429, "tooOften");
    if (await signIn.answer(exchange)) return;
    if (visitor && (await options.compared.answer(exchange))) return;
    if (await options.shared.answer(exchange, visitor !== undefined)) return;
    if (!visitor) return askToSignIn(exchange);
    const asked = actionIn(actions, exchange);
    if (asked) await answerAction(asked, visitor, exchange);
    else await forward(visitor, exchange);
  }

  async function answerAction(
    { name, action }: { name: string; action: TeamAction },
    { person, session }: Visitor,
    exchange: Exchange & { from: string },
  ): Promise<void> {
    const { request, response, from } = exchange;
    const entry = { email: person.email, from, what: name };
    try {
      const { value, inLog } = await runAction(action, person, { request, origin: options.origin });
      const what = [name, inLog].filter(Boolean).join(" ");
      if (action.least !== "author") await audit.write({ event: "action", ...entry, what });
      if (name === CHOOSE_DRAFT) await sessions.choose(response, session, String(value));
      sendJson(response, 200, name === CHOOSE_DRAFT ? {} : value);
    } catch (cause) {
      if (cause instanceof RequestError && cause.status === 403)
        await audit.write({ event: "refused", ...entry });
      sendFailure(exchange, cause);
    }
  }

  async function forward(visitor: Visitor, exchange: Exchange & { from: string }): Promise<void> {
    const { request, response } = exchange;
    auditStudioAction(visitor.person, exchange);
    const { session, person } = visitor;
    try {
      const draft = await options.draftOf(visitor);
      const { instance, leave } = await workspaces.enter(draft);
      response.on("close", leave);
      // Noted before it is done: if the server is killed in between, it has noted too much rather than too little.
      if (mayChange(exchange)) options.onChange(draft, person);
      await sessions.renew(response, session);
      options.onPerson(request, person);
      await instance.answer(request, response);
    } catch (cause) {
      if (!(cause instanceof WorkspacesFull)) throw cause;
      await audit.write({ event: "limit", email: person.email, what: "drafts open at once" });
      await signIn.notice(exchange, 503, "full");
    }
  }

  /** Actions that not everybody may do are logged, whatever their outcome. */
  function auditStudioAction(
    { email }: Person,
    { response, target, from }: Exchange & { from: string },
  ): void {
    const what = target.path.startsWith(API) ? target.path.slice(API.length) : "";
    const least = LEAST_ROLES.get(what);
    if (least === undefined || least === "author") return;
    response.on("close", () => {
      const event = response.statusCode === 403 ? "refused" : "action";
      void audit.write({ event, email, from, what });
    });
  }

  async function connect(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const visitor = await visitorOf(request);
    if (!visitor || isEnding) return rejectUpgrade(socket);
    const { instance, leave } = await workspaces.enter(await options.draftOf(visitor));
    const connection = { ...visitor, request, socket };
    connections.add(connection);
    socket.on("close", () => {
      leave();
      connections.delete(connection);
    });
    options.onPerson(request, visitor.person);
    await instance.ready;
    instance.upgrade(request, socket, head);
  }

  /** A connection holds as long as its owner may come in, and as what they came in as. */
  async function revalidate(): Promise<void> {
    for (const { request, socket, person } of connections) {
      const now = await visitorOf(request);
      if (now?.person.role !== person.role) socket.destroy();
    }
  }

  const timer = setInterval(() => void revalidate(), REVALIDATE_EVERY).unref();
  return {
    answer: answerRequests(answer),
    upgrade(request, socket, head) {
      socket.on("error", () => socket.destroy());
      connect(request, socket, head).catch(() => socket.destroy());
    },
    endConnections() {
      isEnding = true;
      for (const { socket } of connections) socket.destroy();
    },
    async close() {
      clearInterval(timer);
      await workspaces.close();
      await audit.settled();
    },
  };
}

/** Whether a studio may write files of its draft for a request. */
function mayChange({ request, target }: Exchange): boolean {
  if (request.method !== "POST" || !target.path.startsWith(API)) return false;
  return !READING_ACTIONS.has(target.path.slice(API.length));
}

/** A stranger learns where to sign in, and nothing else. */
function askToSignIn({ request, response, target }: Exchange): void {
  response.setHeader("Cache-Control", "no-store");
  if (isNavigation(request) || wantsPage(request)) {
    const to = encodeURIComponent(request.url ?? "/");
    response.writeHead(303, { Location: `/sign-in?to=${to}` }).end();
  } else if (target.path.startsWith(API)) {
    response
      .writeHead(401, { "Content-Type": "application/json" })
      .end(JSON.stringify({ error: SIGNED_OUT }));
  } else sendText(response, 401, "Sign in first.");
}

function wantsPage({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && (headers.accept ?? "").includes("text/html");
}

function rejectUpgrade(socket: Duplex): void {
  socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
}
