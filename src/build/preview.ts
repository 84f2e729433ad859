import { existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";
import { matchesPattern } from "../page/route.ts";
import type { HeaderRule, RedirectRule } from "./hosting-tables.ts";

/**
 * Serves a built site as production would: redirects, the not-found page with its status, the
 * fallback of route patterns, headers.
 *
 * @param out folder of the built site
 * @throws when the folder holds no built site
 */
export function createPreview(out: string): Server {
  if (!existsSync(join(out, "_redirects")))
    throw new Error(`There is no built site in ${out}. Run \`npm run build\` first.`);
  const rules = readRedirects(join(out, "_redirects"));
  const headers = readHeaders(join(out, "_headers"));
  const files = sirv(out, {
    dev: true,
    extensions: ["html"],
    setHeaders: (response, path) => setHeaders(headers, response, path),
  });
  return createServer((request, response) => {
    const path = pathOf(request);
    const to = redirectOf(path, rules);
    if (to !== undefined) {
      response.writeHead(301, { Location: to + queryOf(request) }).end();
      return;
    }
    if (isHidden(path)) {
      sendNotFound(out, headers, response);
      return;
    }
    const fallback = rules.find((rule) => rule.status === 200 && matchesPattern(rule.from, path));
    files(request, response, () => {
      if (fallback === undefined) {
        sendNotFound(out, headers, response);
        return;
      }
      request.url = fallback.to;
      files(request, response, () => sendNotFound(out, headers, response));
    });
  });
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? "/").split("?", 1)[0] ?? "/";
}

function queryOf(request: IncomingMessage): string {
  const at = (request.url ?? "").indexOf("?");
  return at < 0 ? "" : (request.url ?? "").slice(at);
}

/** Where a path leads; a slash at the end is taken away, unless another host would be meant. */
function redirectOf(path: string, rules: RedirectRule[]): string | undefined {
  const listed = rules.find((rule) => rule.status === 301 && rule.from === path);
  if (listed) return listed.to;
  if (!/^\/[a-z0-9][^\\]*\/$/.test(path) || /%5c|%2f|\/\//i.test(path)) return undefined;
  return path.slice(0, -1);
}

/** Files that have no address of their own. */
function isHidden(path: string): boolean {
  return (
    /^\/_(headers|redirects)$/.test(path) ||
    /\/_[a-z]+(\.html)?$/.test(path) ||
    /\.html$/.test(path) ||
    /\/index$/.test(path) ||
    path === "/404"
  );
}

function sendNotFound(out: string, headers: HeaderRule[], response: ServerResponse): void {
  response.statusCode = 404;
  response.setHeader("Content-Type", "text/html;charset=utf-8");
  setHeaders(headers, response, "/404.html");
  response.end(readFileSync(join(out, "404.html")));
}

function setHeaders(rules: HeaderRule[], response: ServerResponse, path: string): void {
  for (const rule of rules) {
    if (rule.path !== "/*" && !path.startsWith(rule.path.slice(0, -1))) continue;
    for (const [name, value] of Object.entries(rule.headers)) response.setHeader(name, value);
  }
}

function readRedirects(file: string): RedirectRule[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [from = "", to = "", status] = line.split(" ");
      return { from, to, status: Number(status) === 200 ? 200 : 301 };
    });
}

/** The header rules as hosts read them: a path, and below it one header a line. */
function readHeaders(file: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const at = line.indexOf(": ");
    if (line.startsWith("/")) rules.push({ path: line, headers: {} });
    else if (at > 0)
      Object.assign(rules.at(-1)?.headers ?? {}, { [line.slice(2, at)]: line.slice(at + 2) });
  }
  return rules;
}
