import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { engineFor } from "../../../cli/engine.ts";
import { startDevServer } from "../../../engine/dev/dev-server.ts";
import { removeFolder } from "../../../testing/remove-folder.ts";
import { createStudio } from "../studio.ts";

/** Milliseconds that starting a server may take on a busy machine. */
export const PATIENCE = 60_000;

/** What a server answered. */
export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A studio on a copy of the bakery, as it runs in development. */
export interface RunningStudio {
  folder: string;
  port: number;
  token: string;
  /** Sends a request, with any header, as no browser would. */
  send(path: string, options?: Sending): Promise<Answer>;
  /** Asks as the studio's own page does. */
  ask(action: string, input: object): Promise<Answer>;
  /** Sends a file as the studio's own page does. */
  upload(name: string, bytes: Buffer): Promise<Answer>;
  read(path: string): string;
  stop(): Promise<void>;
}

interface Sending {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Starts the real development server on a free port. */
export async function startStudio(): Promise<RunningStudio> {
  const folder = mkdtempSync(join(tmpdir(), "studio-"));
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const root = resolve(".");
  sharePackages(root, folder);
  const folders = {
    pages: join(folder, "pages"),
    media: join(folder, "media"),
    cache: join(folder, "cache"),
  };
  const server = await startDevServer({
    definitions: DEFINITIONS,
    loadEngine: (before) => engineFor(folders, before),
    root,
    cwd: root,
    folders,
    overrides: {},
    port: 0,
    onRead: () => undefined,
    extend: (parts) => createStudio({ root, definitions: DEFINITIONS, folders, ...parts }),
  });
  const { port } = server.address() as AddressInfo;
  const send = (path: string, options: Sending = {}) => sendTo(port, path, options);
  const { text } = await send("/studio");
  const token = /name="studio-token" content="([^"]+)"/.exec(text)?.[1] ?? "";
  return {
    folder,
    port,
    token,
    send,
    ask: (action, input) =>
      send(`/studio/api/${action}`, {
        method: "POST",
        headers: { ...ownHeaders(port, token), "content-type": "application/json" },
        body: JSON.stringify(input),
      }),
    upload: (name, body) =>
      send(`/studio/api/upload?name=${encodeURIComponent(name)}`, {
        method: "POST",
        headers: { ...ownHeaders(port, token), "content-type": "application/octet-stream" },
        body,
      }),
    read: (path) => readFileSync(join(folder, path), "utf8"),
    stop: () => stop(server, folder),
  };
}

/** The packages that the browser needs are prepared once for all tests, as they are for all runs of the server. */
function sharePackages(root: string, folder: string): void {
  const shared = join(root, "node_modules/.cache/page-engine/vite");
  mkdirSync(shared, { recursive: true });
  mkdirSync(join(folder, "cache"));
  symlinkSync(shared, join(folder, "cache/vite"));
}

/** The headers of the studio's own requests. */
export function ownHeaders(port: number, token: string): Record<string, string> {
  return { origin: `http://localhost:${port}`, "x-studio-token": token };
}

function sendTo(port: number, path: string, options: Sending): Promise<Answer> {
  return new Promise((done, failed) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method: options.method ?? "GET",
        headers: { host: `localhost:${port}`, ...options.headers },
      },
      (response) => {
        const pieces: Buffer[] = [];
        response.on("data", (piece: Buffer) => pieces.push(piece));
        response.on("end", () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(pieces).toString("utf8"),
          }),
        );
      },
    );
    outgoing.on("error", failed);
    outgoing.end(options.body);
  });
}

async function stop(server: Server, folder: string): Promise<void> {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await removeFolder(folder);
}
