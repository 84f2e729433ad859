import type { IncomingMessage } from "node:http";
import { isLoopback } from "../../engine/output/serving/own-requests.ts";

/**
 * The address that a request comes from. A proxy on this machine, or one that is trusted, says whose request it passes on: the
 * last address in its list is the one that it has seen itself. All before it could be anybody's words.
 */
export function clientAddress(request: IncomingMessage, trustProxy: boolean): string {
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = request.headers["x-forwarded-for"];
  if (forwarded === undefined || !(trustProxy || isLoopback(peer))) return peer;
  return String(forwarded).split(",").at(-1)?.trim() || peer;
}
