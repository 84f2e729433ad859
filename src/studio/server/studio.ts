import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Extension } from "../../engine/dev/dev-server.ts";
import type { Exchange } from "../../engine/output/serving/answer-requests.ts";
import { visitOf } from "../../engine/output/serving/own-requests.ts";
import type { Overview } from "../contract/answers.ts";
import { ACTIONS } from "./actions.ts";
import type { StudioContext } from "./context.ts";
import { copiesOnDisk } from "./copies/copies-on-disk.ts";
import { DOCUMENT_HEADERS, FRAME, frameDocument, STUDIO, studioDocument } from "./documents.ts";
import { followPresence } from "./follow-presence.ts";
import { guardAction, guardRole } from "./guard.ts";
import { historiesOnDisk } from "./history/page-histories.ts";
import { createRecorder } from "./history/recorder.ts";
import { readBody, readInput } from "./input.ts";
import { createPreviewer } from "./preview.ts";
import { createPreviewChanges } from "./preview-changes.ts";
import { createStudioPrograms, PROGRAMS, type ProgramFile } from "./programs/studio-programs.ts";
import { RequestError } from "./request-error.ts";
import { API, sendFailure, sendJson } from "./send-answer.ts";
import { createShareCards } from "./share-card.ts";
import { MAX_BYTES, takeUpload } from "./upload/upload.ts";

const UPLOAD = "/studio/api/upload";

/** What the studio brings itself. */
type OwnParts =
  | "preview"
  | "changes"
  | "shareCards"
  | "copies"
  | "histories"
  | "programs"
  | "recorder";

/** What the studio is given. */
export interface StudioParts extends Omit<StudioContext, OwnParts> {
  /** Who asks, and the draft that this is, where a team works together. */
  teamOf?: (request: IncomingMessage) => Overview["team"];
}

/** The studio as a part of the development server: its documents, and what they may ask for. */
export function createStudio({ teamOf, ...parts }: StudioParts): Extension {
  const { pages } = parts.folders;
  const histories = historiesOnDisk(pages);
  const context = {
    ...parts,
    copies: copiesOnDisk(pages),
    histories,
    recorder: createRecorder(histories),
    preview: createPreviewer(),
    changes: createPreviewChanges(),
    programs: createStudioPrograms(parts),
    shareCards: createShareCards(),
  };
  followPresence(parts.vite, (request) => teamOf?.(request)?.person);
  const token = randomBytes(32).toString("base64url");
  return (exchange) => {
    const { path } = exchange.target;
    if (path !== STUDIO && !path.startsWith(`${STUDIO}/`)) return false;
    const team = teamOf?.(exchange.request);
    answer(context, { token, team }, exchange).catch((cause: unknown) =>
      sendFailure(exchange, cause),
    );
    return true;
  };
}

/** What belongs to one request. */
interface RequestContext {
  /** Of the session. */
  token: string;
  team: Overview["team"];
}

async function answer(
  context: StudioContext,
  { token, team }: RequestContext,
  { request, response, target }: Exchange,
): Promise<void> {
  if (target.path.startsWith(API)) {
    guardAction(visitOf(request), token, context.access);
    sendJson(response, 200, await act(context, { request, target, team }));
    return;
  }
  if (target.path.startsWith(PROGRAMS)) {
    sendFile(response, await context.programs.file(target.path.slice(PROGRAMS.length)));
    return;
  }
  const html = await documentAt(context, target.path, token);
  response.writeHead(200, DOCUMENT_HEADERS).end(html);
}

async function act(
  context: StudioContext,
  { request, target, team }: Pick<Exchange, "request" | "target"> & Pick<RequestContext, "team">,
): Promise<unknown> {
  const { path, query } = target;
  guardRole(path.slice(API.length), team?.person);
  if (path === UPLOAD) return upload(context, request, query);
  const action = ACTIONS.get(path.slice(API.length));
  if (!action) throw new RequestError(404, "The studio cannot do that.");
  return action(context, await readInput(request), team);
}

async function upload(
  context: StudioContext,
  request: IncomingMessage,
  query: string,
): Promise<unknown> {
  if (request.headers["content-type"] !== "application/octet-stream")
    throw new RequestError(415, "Files are sent as they are.");
  const name = new URLSearchParams(query).get("name") ?? "";
  return takeUpload(context, name, await readBody(request, MAX_BYTES));
}

function documentAt(context: StudioContext, path: string, token: string): Promise<string> {
  const { vite, site, programs, folders } = context;
  if (path === STUDIO)
    return studioDocument(vite, {
      token,
      program: programs.address("studio"),
      site: siteId(folders),
    });
  if (path === FRAME)
    return frameDocument(vite, site.shell("/")?.language ?? "en", programs.address("frame"));
  throw new RequestError(404, "There is nothing here. The studio is at /studio.");
}

/** The address of a file changes with its content. */
function sendFile(response: ServerResponse, { bytes, type }: ProgramFile): void {
  response
    .writeHead(200, {
      "Content-Type": type,
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Cross-Origin-Resource-Policy": "same-origin",
    })
    .end(bytes);
}

/** Says nothing of where the site lies on the disk. */
function siteId({ pages }: StudioContext["folders"]): string {
  return createHash("sha256").update(pages).digest("hex").slice(0, 16);
}
