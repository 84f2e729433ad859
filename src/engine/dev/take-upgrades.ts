import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { type Access, hasOwnOrigin, visitOf } from "../output/serving/own-requests.ts";
import { readTarget } from "../output/serving/request-target.ts";

/** The connections on which the browser hears of changes. */
const PROTOCOLS = new Set(["vite-hmr", "vite-ping"]);

/** Takes a request that wants to become another kind of connection. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/**
 * Takes requests that want to become another kind of connection. Those of the server's own pages
 * that Vite knows are passed on, all others are ended: Vite would leave them open.
 *
 * @returns what takes them, and what stands for the server where Vite listens for such requests
 */
export function takeUpgrades(access: Access): { upgrade: Upgrade; forVite: Server } {
  const forVite = createServer();
  const upgrade: Upgrade = (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    if (isOurs(request, access) && forVite.listenerCount("upgrade") > 0)
      forVite.emit("upgrade", request, socket, head);
    else socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  };
  return { upgrade, forVite };
}

function isOurs(request: IncomingMessage, access: Access): boolean {
  return (
    PROTOCOLS.has(request.headers["sec-websocket-protocol"] ?? "") &&
    readTarget(request.url)?.path === "/" &&
    hasOwnOrigin(visitOf(request), access)
  );
}
