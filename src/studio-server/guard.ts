import { timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { Refused } from "./refused.ts";

/** What the guard looks at. */
export interface Visit {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  /** The address of the caller. */
  from: string | undefined;
  /** The port the server listens on. */
  port: number | undefined;
}

/** The header that carries the token of the session. */
export const TOKEN_HEADER = "x-studio-token";

const LOOPBACK = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);

/**
 * Lets only this machine in, under a name that belongs to it: a foreign site can make its name
 * point at 127.0.0.1, but not make the browser send another Host.
 *
 * @throws {Refused} for anybody else
 */
export function guardDocument({ headers, from, port }: Visit): void {
  if (!LOOPBACK.has(from ?? "")) throw new Refused(403, "The studio is open to this machine only.");
  if (!ownHosts(port).includes(headers.host ?? ""))
    throw new Refused(403, `Open the studio at http://localhost:${port}/studio.`);
}

/**
 * Lets in only the studio's own page of this session.
 *
 * @param token of the session; no other site can read it
 * @throws {Refused} for anybody else
 */
export function guardAction(visit: Visit, token: string): void {
  guardDocument(visit);
  const { method, headers, port } = visit;
  if (method !== "POST") throw new Refused(405, "The studio takes POST requests only.");
  const origins = ownHosts(port).map((host) => `http://${host}`);
  if (!origins.includes(headers.origin ?? ""))
    throw new Refused(403, "This request does not come from the studio.");
  if (!sameText(headers[TOKEN_HEADER], token))
    throw new Refused(403, "The studio was started again meanwhile. Load its page again.");
}

function ownHosts(port: number | undefined): string[] {
  return ["localhost", "127.0.0.1", "[::1]"].map((name) => `${name}:${port}`);
}

function sameText(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== "string" || given.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
