import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { HIDDEN } from "../page/hidden-address.ts";
import { patternSource, SLASH_AT_END } from "./hosting/addresses.ts";
import { lookUp } from "./hosting/look-up.ts";
import { headersFor, readTables } from "./hosting/read-tables.ts";
import { type OpenFile, openFile, serveFile } from "./hosting/serve-file.ts";
import type { RedirectRule } from "./hosting-tables.ts";

const HIDDEN_FILES = new RegExp(HIDDEN);
const SLASHED = new RegExp(SLASH_AT_END);
const NOT_FOUND = "/404.html";

/**
 * Serves a built site as production would: redirects, the not-found page with its status, the
 * fallback of route patterns, headers, compressed copies, parts of films.
 *
 * @param out folder of the built site
 * @throws when the folder holds no built site
 */
export function createPreview(out: string): Server {
  const { headers, redirects } = readTables(out);
  const open = (files: string[], request: IncomingMessage) =>
    lookUp(out, () =>
      firstFile(
        files.map((file) => join(out, file)),
        request,
      ),
    );
  return createServer((request, response) => {
    const given = { request, response };
    const path = pathOf(request);
    if (path === undefined) {
      response.writeHead(400).end();
      return;
    }
    const to = targetOf(path, redirects);
    if (to !== undefined) {
      sendOn(to, path, given, headersFor(path, headers));
      return;
    }
    const own = open(filesOf(path, redirects), request);
    const opened = own ?? open([NOT_FOUND], request);
    for (const [name, value] of Object.entries(headersFor(own ? path : NOT_FOUND, headers)))
      response.setHeader(name, value);
    if (opened) serveFile(opened, request, response, own ? 200 : 404);
    else response.writeHead(404).end();
  });
}

interface Given {
  request: IncomingMessage;
  response: ServerResponse;
}

/** The decoded path; nothing when it cannot be decoded or climbs out of the folder. */
function pathOf(request: IncomingMessage): string | undefined {
  try {
    const path = decodeURIComponent((request.url ?? "/").split("?", 1)[0] ?? "/");
    return /[\\/]\.\.(?:[\\/]|$)|\0/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}

function sendOn(
  to: string,
  path: string,
  { request, response }: Given,
  headers: Record<string, string>,
): void {
  const query = (request.url ?? path).split("?").slice(1).join("?");
  response.writeHead(301, { ...headers, Location: query === "" ? to : `${to}?${query}` }).end();
}

/** Where a path leads; a slash at the end is taken away, unless another host could be meant. */
function targetOf(path: string, rules: RedirectRule[]): string | undefined {
  const listed = rules.find((rule) => rule.status === 301 && rule.from === path);
  return listed ? listed.to : SLASHED.exec(path)?.[1];
}

/** The files that may answer a path: itself, the document of a folder, or the fallback of a route pattern. */
function filesOf(path: string, rules: RedirectRule[]): string[] {
  const own = HIDDEN_FILES.test(path) ? [] : [path, `${path}/index.html`];
  const isAnswered = ({ status, from }: RedirectRule) =>
    status === 200 && new RegExp(patternSource(from)).test(path);
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
