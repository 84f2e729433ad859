import { timingSafeEqual } from "node:crypto";
import { type Access, hasOwnOrigin, type Visit } from "../../engine/output/serving/own-requests.ts";
import { isEnough, type Person } from "../contract/person.ts";
import { LEAST_ROLES } from "./least-roles.ts";
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

/**
 * Lets a person do what their role allows. At one's own machine everything is allowed.
 *
 * @throws {RequestError} for what takes another role, and for what nobody has a role for
 */
export function guardRole(action: string, person: Person | undefined): void {
  if (!person) return;
  const least = LEAST_ROLES.get(action);
  if (!least || !isEnough(person.role, least))
    throw new RequestError(403, "You may not do this. Ask whoever looks after the site.");
}

function sameText(given: string | string[] | undefined, wanted: string): boolean {
  if (typeof given !== "string" || given.length !== wanted.length) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
