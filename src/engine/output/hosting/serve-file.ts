import {
  closeSync,
  createReadStream,
  existsSync,
  fstatSync,
  openSync,
  type Stats,
  statSync,
} from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname } from "node:path";
import { pipeline } from "node:stream";
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

/** A file that is open, so that nobody can take it away while it is sent. */
export interface OpenFile {
  /** Its path, by which its kind is known. */
  file: string;
  descriptor: number;
  stat: Stats;
  /** How it is compressed. */
  encoding?: string;
  /** Whether there are compressed copies. */
  varies: boolean;
}

/** Opens a file, or a compressed copy of it where there is one and the browser takes it; nothing where there is no file. */
export function openFile(file: string, request: IncomingMessage): OpenFile | undefined {
  const copies = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
  const copy = copies.find(({ name }) => accepts(request, name));
  const opened = openToRead(file + (copy?.ending ?? ""));
  return opened && { file, ...opened, encoding: copy?.name, varies: copies.length > 0 };
}

function openToRead(file: string): Pick<OpenFile, "descriptor" | "stat"> | undefined {
  try {
    if (!statSync(file).isFile()) return undefined;
    const descriptor = openSync(file, "r");
    return { descriptor, stat: fstatSync(descriptor) };
  } catch {
    return undefined;
  }
}

/**
 * Answers with a file: a part of it when a range is asked for, nothing when the browser has it already.
 *
 * @param status of a whole answer
 */
export function serveFile(
  opened: OpenFile,
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
): void {
  const { file, descriptor, stat, encoding, varies } = opened;
  response.setHeader("Content-Type", typeOf(file));
  response.setHeader("ETag", tagOf(stat));
  response.setHeader("Last-Modified", stat.mtime.toUTCString());
  if (varies) response.setHeader("Vary", "Accept-Encoding");
  if (encoding) response.setHeader("Content-Encoding", encoding);
  else response.setHeader("Accept-Ranges", "bytes");
  if (status === 200 && request.headers["if-none-match"] === tagOf(stat)) {
    closeSync(descriptor);
    response.writeHead(304).end();
    return;
  }
  const isPart = status === 200 && !encoding && request.headers.range !== undefined;
  const sending = { descriptor, stat, request, response };
  send(sending, status, isPart ? request.headers.range : undefined);
}

function typeOf(file: string): string {
  return TYPES[extname(file)] ?? lookup(file) ?? "application/octet-stream";
}

interface Sending extends Pick<OpenFile, "descriptor" | "stat"> {
  request: IncomingMessage;
  response: ServerResponse;
}

function send({ descriptor, stat, request, response }: Sending, status: number, range = ""): void {
  const asked = /^bytes=(\d*)-(\d*)$/.exec(range);
  const [start, end] = asked ? bounds(asked[1], asked[2], stat.size) : [0, stat.size - 1];
  if (start > end && stat.size > 0) {
    closeSync(descriptor);
    response.writeHead(416, { "Content-Range": `bytes */${stat.size}` }).end();
    return;
  }
  if (asked) response.setHeader("Content-Range", `bytes ${start}-${end}/${stat.size}`);
  response.writeHead(asked ? 206 : status, { "Content-Length": end - start + 1 });
  if (request.method === "HEAD" || stat.size === 0) {
    closeSync(descriptor);
    response.end();
  } else {
    const content = createReadStream("", { fd: descriptor, start, end });
    pipeline(content, response, () => undefined);
  }
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
