import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
