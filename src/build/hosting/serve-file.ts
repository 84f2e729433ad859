import { createReadStream, existsSync, type Stats, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { lookup } from "mrmime";

/** Content types of everything that a build writes by itself; files that authors offer may have any. */
const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "application/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "text/xml; charset=utf-8",
};

/** Compressed copies that may lie beside a file, the better first. */
const ENCODINGS = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
];

/**
 * Answers with a file: a compressed copy where there is one and the browser takes it, a part of it
 * when a range is asked for, nothing when the browser has it already.
 *
 * @param status of a whole answer
 */
export function serveFile(
  file: string,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const copies = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
  const copy = copies.find(({ name }) => accepts(request, name));
  const sent = file + (copy?.ending ?? "");
  const stat = statSync(sent);
  response.setHeader("Content-Type", typeOf(file));
  response.setHeader("ETag", tagOf(stat));
  response.setHeader("Last-Modified", stat.mtime.toUTCString());
  if (copies.length > 0) response.setHeader("Vary", "Accept-Encoding");
  if (copy) response.setHeader("Content-Encoding", copy.name);
  else response.setHeader("Accept-Ranges", "bytes");
  if (status === 200 && request.headers["if-none-match"] === tagOf(stat)) {
    response.writeHead(304).end();
    return;
  }
  const isPart = status === 200 && !copy && request.headers.range !== undefined;
  send({ sent, stat, request, response }, status, isPart ? request.headers.range : undefined);
}

function typeOf(file: string): string {
  return TYPES[extname(file)] ?? lookup(file) ?? "application/octet-stream";
}

interface Sending {
  sent: string;
  stat: Stats;
  request: IncomingMessage;
  response: ServerResponse;
}

function send({ sent, stat, request, response }: Sending, status: number, range = ""): void {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range);
  const [start, end] = asked ? bounds(asked[1], asked[2], stat.size) : [0, stat.size - 1];
  if (start > end && stat.size > 0) {
    response.writeHead(416, { "Content-Range": `bytes */${stat.size}` }).end();
    return;
  }
  if (asked) response.setHeader("Content-Range", `bytes ${start}-${end}/${stat.size}`);
  response.writeHead(asked ? 206 : status, { "Content-Length": end - start + 1 });
  if (request.method === "HEAD" || stat.size === 0) response.end();
  else createReadStream(sent, { start, end }).pipe(response);
}

/** First and last byte; `bytes=-500` asks for the last 500. */
function bounds(first = "", last = "", size: number): [number, number] {
  if (first === "") return [Math.max(0, size - Number(last)), last === "" ? -1 : size - 1];
  return [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
}

function accepts({ headers }: IncomingMessage, encoding: string): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(
    String(headers["accept-encoding"] ?? ""),
  );
}

function tagOf({ size, mtimeMs }: Stats): string {
  return `"${Math.round(mtimeMs).toString(16)}-${size.toString(16)}"`;
}
