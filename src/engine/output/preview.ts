import { closeSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { HIDDEN } from "../model/hidden-address.ts";
import { answeredBy } from "./hosting/addresses.ts";
import { lookUp } from "./hosting/look-up.ts";
import { headersFor, readTables } from "./hosting/read-tables.ts";
import { type OpenFile, openFile, serveFile } from "./hosting/serve-file.ts";
import type { RedirectRule } from "./hosting-tables.ts";
import { type Answer, answerRequests, sendText } from "./serving/answer-requests.ts";
import { redirectOf } from "./serving/redirects.ts";
import { type RequestTarget, readTarget } from "./serving/request-target.ts";

const HIDDEN_FILES = new RegExp(HIDDEN);
const METHODS = ["GET", "HEAD"];
const NOT_FOUND = "/404.html";

/**
 * Serves a built site as production would: redirects, the not-found page with its status, the
 * fallback of route patterns, headers, compressed copies, parts of videos.
 *
 * @param out folder of the built site
 * @throws when the folder holds no built site
 */
export function createPreview(out: string): Server {
  return createServer(answerRequests(answerFrom(out)));
}

/** How a built site is served. */
export interface ServingOptions {
  /** Headers beside those of the site, which they stand above. */
  headers?: Record<string, string>;
  /** Makes the document that is sent of the one that was built. */
  document?: (html: string) => string;
}

/**
 * Answers requests with a built site: see {@link createPreview}.
 *
 * @throws when the folder holds no built site
 */
export function answerFrom(
  out: string,
  { headers: further = {}, document }: ServingOptions = {},
): Answer {
  const { headers, redirects } = readTables(out);
  const open = (files: string[], request: IncomingMessage) =>
    lookUp(out, () =>
      firstFile(
        files.map((file) => join(out, file)),
        request,
      ),
    );
  return (request, response) => {
    const target = readTarget(request.url);
    const to = target && redirectOf(target, redirects);
    const isRead = METHODS.includes(request.method ?? "");
    const files = target && isRead && to === undefined ? filesOf(target, redirects) : [];
    const own = files.length > 0 ? open(files, request) : undefined;
    const path = target && own ? target.path : NOT_FOUND;
    for (const [name, value] of Object.entries({ ...headersFor(path, headers), ...further }))
      response.setHeader(name, value);
    if (!target) return sendText(response, 400, "This address cannot be read.");
    if (!isRead) {
      response.setHeader("Allow", METHODS.join(", "));
      return sendText(response, 405, "Pages can only be read.");
    }
    if (to !== undefined) return void response.writeHead(301, { Location: to }).end();
    const opened = own ?? open([NOT_FOUND], request);
    if (!opened) response.writeHead(404).end();
    else if (document && opened.file.endsWith(".html"))
      sendDocument(opened, document, response, own ? 200 : 404);
    else serveFile(opened, request, response, own ? 200 : 404);
  };
}

/** Sends another document than the one in a file. */
function sendDocument(
  { file, descriptor }: OpenFile,
  document: (html: string) => string,
  response: ServerResponse,
  status: number,
): void {
  closeSync(descriptor);
  const html = document(readFileSync(file, "utf8"));
  response
    .writeHead(status, { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store" })
    .end(html);
}

/** The files that may answer a path: itself, the document of a folder, or the fallback of a route pattern. */
function filesOf({ path, isOdd }: RequestTarget, rules: RedirectRule[]): string[] {
  if (isOdd) return [];
  const own = HIDDEN_FILES.test(path) ? [] : [path, `${path}/index.html`];
  const isAnswered = (rule: RedirectRule) =>
    rule.status === 200 && new RegExp(answeredBy(rule)).test(path);
  const fallback = rules.find(isAnswered)?.to;
  return fallback === undefined ? own : [...own, fallback];
}

function firstFile(files: string[], request: IncomingMessage): OpenFile | undefined {
  for (const file of files) {
    const opened = openFile(file, request);
    if (opened) return opened;
  }
  return undefined;
}
