import type { Random } from "./random.ts";

/** A request as its bytes, which need not be HTTP. */
export interface OddRequest {
  bytes: Buffer;
  /** Whether the client goes away before the request is whole. */
  isCutOff: boolean;
}

/** Targets that have ended servers, or that servers read in different ways. */
const TARGETS = [
  "/",
  "//",
  "///",
  "/\\",
  "/\\/",
  "*",
  "http://[",
  "http://[::1",
  "http://localhost",
  "http://localhost//",
  "https://evil.example:99999/x",
  "http://",
  "//evil.example/%2e%2e",
  "/page.json//",
  "/page.json/x",
  "/visit/page.json/",
  "/visit/../../../etc/passwd",
  "/%",
  "/%zz",
  "/%00",
  "/%c0%ae%c0%ae/",
  "/%ff%fe",
  "/%2f%2f",
  "/?",
  "/??a",
  "/#",
  "/a#b",
  ":99999999",
  "",
  "/studio",
  "/studio/",
  "/studio/x",
  "/studio/api",
  "/studio/api/open",
  "/studio/api/upload?name=%",
  "/studio/api/toString",
  "/studio/frame/",
  "/media/",
  "/media//",
  "/media/loaf.png/",
  "/media/%2e%2e/pages/_site.json",
  "/@vite/client",
  "/@vite/client//",
  "/@fs/",
  "/@fs/etc/passwd",
  "/@fs//etc/passwd?raw",
  "/@id/__x00__",
  "/@site/shell.json",
  "/__open-in-editor",
  "/__open-in-editor?file=/etc/passwd",
  "/src/client/loader.ts?import&raw",
  "/src/client/loader.ts?v=%",
  "/_blocks/",
  "/_blocks/hero/99999999999999999999",
  "/_docs/constructor",
  "/_docs/__proto__",
  "/.json",
  "/__proto__",
  "/constructor/page.json",
  "/article/99999999999999999",
];
/** Pieces of targets that HTTP allows, and that mean something to one server or another. */
const PIECES = [
  ..."/?&=.:;@()'~!$*+,-_aZ0",
  "//",
  "..",
  "%2e",
  "%2f",
  "%5c",
  "%0a",
  "%0d%0a",
  "%25",
  "%41",
  "%E2%80%AE",
  "page.json",
  "visit",
  "breads/rye",
  "index.html",
  "?v=1",
  "&import",
  "?raw",
  "?url",
  ".ts",
  ".map",
];
/** Pieces that no target may hold. */
const WILD_PIECES = [...'\\%#[]{}<>"`^| é\t', "%00", "%ff", "%u0041", "\u00ff"];
const METHODS = ["GET", "GET", "GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"];
const WILD_METHODS = ["CONNECT", "PRI", "get", "G\u00ffT", "", "GET GET", "PROPFIND"];
const HEADERS = [
  "Range: bytes=5-2",
  "Range: bytes=-",
  "Range: bytes=99999999999-",
  "Range: bytes=0-0,5-6",
  "Range: lines=1-2",
  "If-None-Match: *",
  "If-Modified-Since: never",
  "Accept-Encoding: br;q=0, gzip;q=x",
  "Accept: text/html",
  "Sec-Fetch-Mode: navigate",
  "Origin: null",
  "Origin: http://[",
  "Referer: \u00ff",
  "Cookie: a=b; __proto__=c",
  "Expect: 100-continue",
  "Expect: something",
  "Content-Type: application/json",
  "Upgrade: websocket",
  "Upgrade: h2c",
  "Connection: Upgrade\r\nUpgrade: websocket",
  "Sec-WebSocket-Protocol: vite-hmr",
  "Sec-WebSocket-Protocol: vite-ping",
  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
  "Sec-WebSocket-Version: 13",
  "X-Studio-Token: x",
];
const WILD_HEADERS = [
  "no header at all",
  ": empty",
  "Transfer-Encoding: chunked",
  "Transfer-Encoding: gzip",
  "Content-Length: 5",
  "Content-Length: -1",
  "Host: second.example",
];
const BODIES = [
  "",
  "hello",
  "{}",
  "5\r\nhello\r\n0\r\n\r\n",
  "ffffffff\r\nx",
  '{"path":"visit.json"}',
];

/**
 * Makes requests that no browser sends, and some that any web page can make one send.
 *
 * @param port that an honest `Host` names
 */
export function oddRequests(random: Random, count: number, port: number): OddRequest[] {
  return Array.from({ length: count }, (_, at) => oddRequest(random, port, TARGETS[at]));
}

function oddRequest(random: Random, port: number, known?: string): OddRequest {
  const isWild = random.below(4) === 0;
  const target = known ?? oddTarget(random, isWild ? WILD_PIECES : PIECES);
  const method = random.pick(isWild ? WILD_METHODS : METHODS);
  const version = isWild ? random.pick(["0.9", "1.0", "1.1", "2.0", "9"]) : "1.1";
  const host = isWild ? random.pick(["evil.example", "[", "", "a b"]) : `localhost:${port}`;
  const body = random.pick(BODIES);
  const headers = Array.from({ length: random.below(3) }, () => random.pick(HEADERS));
  headers.push(isWild ? random.pick(WILD_HEADERS) : `Content-Length: ${body.length}`);
  const head = [`${method} ${target} HTTP/${version}`, `Host: ${host}`, ...headers, "", ""];
  const bytes = Buffer.from(head.join("\r\n") + body, "latin1");
  const isCutOff = random.below(8) === 0;
  return { bytes: isCutOff ? bytes.subarray(0, random.below(bytes.length)) : bytes, isCutOff };
}

function oddTarget(random: Random, more: string[]): string {
  if (random.below(4) === 0) return random.pick(TARGETS) + random.pick(more);
  if (random.below(40) === 0)
    return `/${"a".repeat(random.pick([255, 256, 300, 5000, 9000, 20_000]))}`;
  const pieces = Array.from({ length: 1 + random.below(8) }, () =>
    random.pick(random.below(3) === 0 ? more : PIECES),
  );
  return (random.below(10) === 0 ? "" : "/") + pieces.join("");
}
