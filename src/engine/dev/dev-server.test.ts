import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { removeFolder } from "../../testing/remove-folder.ts";
import { sendBytes } from "../../testing/send-bytes.ts";
import { startDevServer } from "./dev-server.ts";

/** Milliseconds that starting a server may take on a busy machine. */
const PATIENCE = 60_000;

let folder: string;
let server: Promise<Server> | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "dev-"));
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
});

afterEach(async () => {
  const started = await server;
  started?.closeAllConnections();
  started?.close();
  await removeFolder(folder);
});

it(
  "answers as soon as it listens: a window shows that it starts, everything else waits",
  async () => {
    const port = await freePort();
    server = start(port);
    await listening(port);
    const visit = () => sendBytes(port, { bytes: browserVisit(port), isCutOff: false });
    const waiting = ["/visit", "/media/loaf.png", "/@vite/client", "/src/client/loader.ts"].map(
      (path) => fetch(`http://localhost:${port}${path}`),
    );
    const starting = await visit();
    expect(starting.answer).toMatch(/^HTTP\/1.1 503 [\s\S]*Retry-After: 1\r\n/);
    expect(starting.answer).toMatch(/<meta http-equiv="refresh" content="1">[\s\S]*<h1>Starting/);
    for (const answer of await Promise.all(waiting)) expect(answer.status, answer.url).toBe(200);
    await server;
    expect((await visit()).answer).toMatch(/^HTTP\/1.1 200 /);
    // The examples of blocks name pictures that this site does not have.
    const missing = `http://localhost:${port}/media/hero/none.webp`;
    const headers = { Referer: `http://localhost:${port}/_blocks/hero/1` };
    expect((await fetch(missing, { headers })).headers.get("content-type")).toBe("image/svg+xml");
    expect((await fetch(missing)).status).toBe(404);
  },
  PATIENCE,
);

it(
  "has the icon that browsers ask for without being told, drawn from the site's own",
  async () => {
    const file = join(folder, "pages/_site.json");
    const site = JSON.parse(readFileSync(file, "utf8"));
    writeFileSync(file, JSON.stringify({ ...site, icon: "/media/loaf.png" }));
    const port = await freePort();
    server = start(port);
    await server;
    const answer = await fetch(`http://localhost:${port}/favicon.ico`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/x-icon"]);
    const icon = new Uint8Array(await answer.arrayBuffer());
    expect([...icon.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  },
  PATIENCE,
);

/** What a browser sends when its user enters an address. */
function browserVisit(port: number): Buffer {
  const headers = [`Host: localhost:${port}`, "Sec-Fetch-Site: none", "Sec-Fetch-Mode: navigate"];
  return Buffer.from(["GET /visit HTTP/1.1", ...headers, "", ""].join("\r\n"));
}

function start(port: number): Promise<Server> {
  const at = (name: string) => join(folder, name);
  return startDevServer({
    definitions: DEFINITIONS,
    loadEngine: async () => ENGINE,
    root: resolve("."),
    cwd: resolve("."),
    folders: { pages: at("pages"), media: at("media"), cache: at("cache") },
    overrides: {},
    port,
    onRead: () => undefined,
  });
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** Waits until somebody listens on a port. */
async function listening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "close").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
    await new Promise((done) => setTimeout(done, 5));
  }
}
