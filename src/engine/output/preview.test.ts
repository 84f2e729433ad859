import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type IncomingMessage, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { oddRequests } from "../../testing/odd-requests.ts";
import { createRandom } from "../../testing/random.ts";
import { sendAll, sendBytes } from "../../testing/send-bytes.ts";
import { createPreview } from "./preview.ts";

const FILES = {
  _headers: "/*\n  X-Content-Type-Options: nosniff\n",
  _redirects: "/old /visit 301\n/article/:id /article/_id.html 200\n",
  "404.html": "Page Not Found",
  "index.html": "Home",
  "page.json": "{}",
  "visit/index.html": "Visit",
  "visit/page.json": "{}",
  "article/_id.html": "Article",
  "assets/app.js": "1",
  "digits.txt": "0123456789",
  "packed.txt": "as it is",
  "packed.txt.br": "brotli",
  "packed.txt.gz": "gzip",
  "empty.txt": "",
  "kinds/a.webmanifest": "{}",
  "kinds/a.xml": "<a/>",
  "kinds/a.pdf": "pdf",
  "kinds/a.nobody-knows": "?",
};

let folder: string;
let server: Server;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "preview-"));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  server = createPreview(folder).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function answerTo(line: string): Promise<string> {
  const bytes = Buffer.from(`${line} HTTP/1.1\r\nHost: localhost\r\n\r\n`, "latin1");
  return (await sendBytes(port, { bytes, isCutOff: false })).answer;
}

describe("the preview", () => {
  it.each([256, 5000])("answers a path of %i characters with 404", async (length) => {
    expect(await answerTo(`GET /${"a".repeat(length)}`)).toMatch(/^HTTP\/1.1 404 /);
  });

  it.each([
    ["GET /page.json//", 404],
    ["GET /page.json/x", 404],
    ["GET //", 404],
    ["GET /\\", 404],
    ["GET /visit/.", 404],
    ["GET /%ff", 404],
    ["GET /%zz", 400],
    ["GET /%00", 400],
    ["GET http://[", 400],
    ["OPTIONS *", 400],
    ["GET http://localhost/visit", 200],
    ["POST /visit", 405],
    ["GET /visit", 200],
  ])("answers %s with %i", async (line, status) => {
    expect(await answerTo(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("outlives 2,000 odd requests, and answers each", async () => {
    const requests = oddRequests(createRandom(1), 2000, port);
    const fates = await sendAll(port, requests);
    const hanging = requests.filter((_, at) => fates[at]?.hangs);
    expect(hanging.map(({ bytes }) => bytes.toString("latin1"))).toEqual([]);
    expect(fates.filter(({ answer }) => /^HTTP\/1.1 5/.test(answer))).toEqual([]);
    expect(await answerTo("GET /")).toContain("Home");
  });
});

/** Asks for a file with these headers and no others. */
async function get(path: string, headers: Record<string, string>) {
  const asking = request({ host: "127.0.0.1", port, path, headers, agent: false }).end();
  const [answer] = (await once(asking, "response")) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: await textOf(answer) };
}

it("the preview leads on, refuses and finds nothing as hosts do, always with the headers of the site", async () => {
  const moved = await answerTo("GET /old?a=1");
  expect(moved).toMatch(/^HTTP\/1.1 301 /);
  expect(moved).toMatch(/\r\nLocation: \/visit\?a=1\r\n/i);
  const posted = await answerTo("POST /visit");
  expect(posted).toMatch(/\r\nAllow: GET, HEAD\r\n/i);
  expect(posted).toContain("Pages can only be read.");
  expect(await answerTo("GET /%zz")).toContain("This address cannot be read.");
  const lost = await answerTo("GET /nothing");
  expect(lost).toMatch(/^HTTP\/1.1 404 /);
  expect(lost).toContain("Page Not Found");
  for (const answer of [moved, posted, lost])
    expect(answer).toMatch(/\r\nX-Content-Type-Options: nosniff\r\n/i);
  expect(await answerTo("GET /article/7")).toMatch(/^HTTP\/1.1 200 [\s\S]*Article$/);
  expect(await answerTo("GET /visit/index.html")).toMatch(/^HTTP\/1.1 404 /);
  const asked = await answerTo("HEAD /visit");
  expect(asked).toMatch(/^HTTP\/1.1 200 /);
  expect(asked).not.toContain("Visit");
});

describe("a part of a file", () => {
  it.each([
    ["bytes=0-0", 206, "0"],
    ["bytes=2-4", 206, "234"],
    ["bytes=8-", 206, "89"],
    ["bytes=8-99", 206, "89"],
    ["bytes=-3", 206, "789"],
    ["bytes=-10", 206, "0123456789"],
    ["bytes=-99", 206, "0123456789"],
    ["bytes=9-", 206, "9"],
    ["bytes=10-", 416, ""],
    ["bytes=5-4", 416, ""],
    ["bytes=-", 416, ""],
    ["bytes=-0", 416, ""],
    ["lines=1-2", 200, "0123456789"],
    ["bytes=1-2,4-5", 200, "0123456789"],
    ["xbytes=1-2", 200, "0123456789"],
  ])("is given where it is there: %s", async (range, status, text) => {
    const answer = await get("/digits.txt", { Range: range });
    expect([answer.status, answer.text]).toEqual([status, text]);
    const at = "0123456789".indexOf(text);
    const stretch = status === 416 ? "*" : `${at}-${at + text.length - 1}`;
    expect(answer.headers["content-range"]).toBe(
      status === 200 ? undefined : `bytes ${stretch}/10`,
    );
  });
});

it.each([
  ["br, gzip", "brotli"],
  ["gzip", "gzip"],
  ["gzip;q=0.5", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.0, gzip ; q=0", "as it is"],
  ["br;q=0.01", "brotli"],
  ["identity", "as it is"],
  ["brx, xgzip", "as it is"],
])("a compressed copy is sent to those who take it: %s", async (accepted, sent) => {
  const answer = await get("/packed.txt", { "Accept-Encoding": accepted });
  expect(answer).toMatchObject({ status: 200, text: sent, headers: { vary: "Accept-Encoding" } });
});

it("a file is sent again only when it has changed, and whole to whoever asks for a part of a compressed one", async () => {
  const { headers } = await get("/digits.txt", {});
  expect(headers).toMatchObject({ "content-length": "10", "accept-ranges": "bytes" });
  expect(headers.vary).toBeUndefined();
  expect(Date.parse(headers["last-modified"] ?? "")).not.toBeNaN();
  const again = await get("/digits.txt", { "If-None-Match": headers.etag ?? "" });
  expect([again.status, again.text]).toEqual([304, ""]);
  expect((await get("/digits.txt", { "If-None-Match": '"else"' })).status).toBe(200);
  const packed = await get("/packed.txt", { "Accept-Encoding": "br", Range: "bytes=0-1" });
  expect([packed.status, packed.text]).toEqual([200, "brotli"]);
  expect(packed.headers).toMatchObject({ "content-encoding": "br", "content-length": "6" });
  expect(packed.headers["accept-ranges"]).toBeUndefined();
});

it.each([
  ["/digits.txt", "text/plain; charset=utf-8", "10"],
  ["/empty.txt", "text/plain; charset=utf-8", "0"],
  ["/packed.txt", "text/plain; charset=utf-8", "8"],
  ["/assets/app.js", "application/javascript; charset=utf-8", "1"],
  ["/visit", "text/html; charset=utf-8", "5"],
  ["/visit/page.json", "application/json; charset=utf-8", "2"],
  ["/kinds/a.webmanifest", "application/manifest+json", "2"],
  ["/kinds/a.xml", "text/xml; charset=utf-8", "4"],
  ["/kinds/a.pdf", "application/pdf", "3"],
  ["/kinds/a.nobody-knows", "application/octet-stream", "1"],
])("the kind and the length of %s are known", async (path, kind, length) => {
  const { status, headers } = await get(path, {});
  expect(status).toBe(200);
  expect([headers["content-type"], headers["content-length"]]).toEqual([kind, length]);
});

it("the not-found page is no part of anything, and always new", async () => {
  const { headers } = await get("/none", {});
  const answer = await get("/none", {
    "If-None-Match": headers.etag ?? "",
    Range: "bytes=0-3",
  });
  expect([answer.status, answer.text]).toEqual([404, "Page Not Found"]);
});
