import { timingSafeEqual } from "node:crypto";
import { type Access, hasOwnOrigin, type Visit } from "../../engine/output/serving/own-requests.ts";
import { RequestError } from "./request-error.ts";

/** The header that carries the token of the session. */
export const TOKEN_HEADER = "x-studio-token";

/**
 * Lets in only the studio's own page of this session.
 *
 * @param token of the session; no other site can read it
 * @throws {RequestError} for anybody else
 */
export function guardAction(visit: Visit, token: string, access: Access): void {
  const { method, headers } = visit;
  if (method !== "POST") throw new RequestError(405, "The studio takes POST requests only.");
  if (!hasOwnOrigin(visit, access))
    throw new RequestError(403, "This request does not come from the studio.");
  if (!sameText(headers[TOKEN_HEADER], token))
    throw new RequestError(403, "The studio was started again since. Load its page again.", true);
}

function sameText(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== "string" || given.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
