import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Extension } from "../build/dev/dev-server.ts";
import { ACTIONS } from "./actions.ts";
import type { StudioContext } from "./context.ts";
import { DOCUMENT_HEADERS, FRAME, frameDocument, STUDIO, studioDocument } from "./documents.ts";
import { guardAction, guardDocument, type Visit } from "./guard.ts";
import { readBody, readInput } from "./input.ts";
import { createPreviewer } from "./preview.ts";
import { Refused } from "./refused.ts";
import { MOST_BYTES, takeUpload } from "./upload/upload.ts";

const API = "/studio/api/";
const UPLOAD = "/studio/api/upload";

/** The studio as a part of the development server: its documents, and what they may ask for. */
export function createStudio(parts: Omit<StudioContext, "preview">): Extension {
  const context = { ...parts, preview: createPreviewer() };
  const token = randomBytes(32).toString("base64url");
  return (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname !== STUDIO && !pathname.startsWith(`${STUDIO}/`)) return false;
    answer(context, token, request, response).catch((cause: unknown) => failed(response, cause));
    return true;
  };
}

async function answer(
  context: StudioContext,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const visit = visitOf(request);
  if (pathname.startsWith(API)) {
    guardAction(visit, token);
    if (pathname === UPLOAD) {
      sendJson(response, 200, await upload(context, request));
      return;
    }
    const action = ACTIONS.get(pathname.slice(API.length));
    if (!action) throw new Refused(404, "The studio cannot do that.");
    sendJson(response, 200, await action(context, await readInput(request)));
    return;
  }
  guardDocument(visit);
  response.writeHead(200, DOCUMENT_HEADERS).end(await documentAt(context, pathname, token));
}

async function upload(context: StudioContext, request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"] !== "application/octet-stream")
    throw new Refused(415, "Files are sent as they are.");
  const name = new URL(request.url ?? "/", "http://localhost").searchParams.get("name") ?? "";
  return takeUpload(context, name, await readBody(request, MOST_BYTES));
}

function documentAt({ vite, site }: StudioContext, path: string, token: string): Promise<string> {
  if (path === STUDIO) return studioDocument(vite, token);
  if (path === FRAME) return frameDocument(vite, site.shell()?.language ?? "en");
  throw new Refused(404, "There is nothing here. The studio is at /studio.");
}

function visitOf({ method, headers, socket }: IncomingMessage): Visit {
  return { method, headers, from: socket.remoteAddress, port: socket.localPort };
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(JSON.stringify(value ?? null));
}

/** A refusal is answered in words; anything else is a mistake of the program and goes to the terminal. */
function failed(response: ServerResponse, cause: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (cause instanceof Refused) {
    sendJson(response, cause.status, { error: cause.message });
    return;
  }
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  sendJson(response, 500, {
    error: "Something unexpected went wrong. The terminal says more; your changes are still here.",
  });
}
