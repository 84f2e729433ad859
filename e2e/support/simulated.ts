import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";

/** A web server that serves a built site. */
export interface RunningServer {
  port: number;
  stop(): void;
}

/** Serves with a function of this process. */
export async function serveWith(answer: RequestListener): Promise<RunningServer> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const TYPES: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".txt": "text/plain",
  ".xml": "text/xml",
};

/** The type that hosts give a file by its name. */
export function typeOf(file: string): string {
  return TYPES[extname(file)] ?? "application/octet-stream";
}
