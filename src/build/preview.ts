import { statSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { HIDDEN } from "../page/hidden-address.ts";
import { patternSource, SLASH_AT_END } from "./hosting/addresses.ts";
import { headersFor, readTables } from "./hosting/read-tables.ts";
import { serveFile } from "./hosting/serve-file.ts";
import type { RedirectRule } from "./hosting-tables.ts";

const HIDDEN_FILES = new RegExp(HIDDEN);
const SLASHED = new RegExp(SLASH_AT_END);

/**
 * Serves a built site as production would: redirects, the not-found page with its status, the
 * fallback of route patterns, headers, compressed copies, parts of films.
 *
 * @param out folder of the built site
 * @throws when the folder holds no built site
 */
export function createPreview(out: string): Server {
  const { headers, redirects } = readTables(out);
  const answer = (path: string, file: string, given: Given, status?: number) => {
    for (const [name, value] of Object.entries(headersFor(path, headers)))
      given.response.setHeader(name, value);
    serveFile(join(out, file), given.request, given.response, status);
  };
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
    const file = fileOf(path, out, redirects);
    if (file === undefined) answer("/404.html", "404.html", given, 404);
    else answer(path, file, given);
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

/** The file that answers a path: itself, the document of a folder, or the fallback of a route pattern. */
function fileOf(path: string, out: string, rules: RedirectRule[]): string | undefined {
  const own = HIDDEN_FILES.test(path)
    ? undefined
    : [path, `${path}/index.html`].find((file) => isFile(join(out, file)));
  const isAnswered = ({ status, from }: RedirectRule) =>
    status === 200 && new RegExp(patternSource(from)).test(path);
  return own ?? rules.find(isAnswered)?.to;
}

function isFile(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
