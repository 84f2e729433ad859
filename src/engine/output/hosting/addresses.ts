import { ANY_ID, patternSource } from "../../model/route.ts";
import type { RedirectRule } from "../hosting-tables.ts";

/**
 * A path with a slash at its end, which leads to the path without. Nothing in it can be taken for
 * another host: no second slash, no backslash, no percent sign.
 */
export const SLASH_AT_END = "^(/[a-z0-9][a-z0-9._~-]*(?:/[a-z0-9._~-]+)*)/$";

/**
 * The target of a request, as it was sent, whose path no page and no file has: an empty or dotted part,
 * a slash or backslash written as an escape, a control character. Servers read these in different ways; all
 * answer that there is nothing.
 */
export const ODD_TARGET = String.raw`^[^?]*(//|\\|#|%(2[fF]|5[cC]|[01][0-9a-fA-F]|7[fF])|/(\.|%2[eE])(\.|%2[eE])?([/?]|$))`;

/** A path as a part of a regular expression. */
export function escapedPath(path: string): string {
  return path.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`);
}

/** The addresses that a rule for a route pattern such as `/article/:id` answers, as a regular expression. */
export function answeredBy({ from, id = ANY_ID }: RedirectRule): string {
  return patternSource({ route: from, id });
}
