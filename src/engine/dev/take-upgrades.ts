import { createServer, type IncomingMessage, type Server } from "node:http";
import type { Duplex } from "node:stream";
import { hasOwnOrigin, visitOf } from "../output/serving/own-requests.ts";
import { readTarget } from "../output/serving/request-target.ts";

/** The connections on which the browser hears of changes. */
const PROTOCOLS = new Set(["vite-hmr", "vite-ping"]);

/**
 * Takes the requests of a server that want to become another kind of connection. Those of its own pages
 * that Vite knows are passed on, all others are ended: Vite would leave them open.
 *
 * @returns what stands for the server where Vite listens for such requests
 */
export function takeUpgrades(server: Server): Server {
  const forVite = createServer();
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => socket.destroy());
    if (isOurs(request) && forVite.listenerCount("upgrade") > 0)
      forVite.emit("upgrade", request, socket, head);
    else socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
  });
  return forVite;
}

function isOurs(request: IncomingMessage): boolean {
  return (
    PROTOCOLS.has(request.headers["sec-websocket-protocol"] ?? "") &&
    readTarget(request.url)?.path === "/" &&
    hasOwnOrigin(visitOf(request))
  );
}
