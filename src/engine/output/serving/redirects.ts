import { SLASH_AT_END } from "../hosting/addresses.ts";
import type { RedirectRule } from "../hosting-tables.ts";
import type { RequestTarget } from "./request-target.ts";

const SLASHED = new RegExp(SLASH_AT_END);

/**
 * Where a request is sent on to, with its query: by a rule, or to the same path without the slash at
 * its end. Nothing in it can be taken for another host.
 */
export function redirectOf(
  { path, query, isOdd }: RequestTarget,
  rules: RedirectRule[],
): string | undefined {
  if (isOdd) return undefined;
  const listed = rules.find((rule) => rule.status === 301 && rule.from === path);
  const to = listed ? listed.to : SLASHED.exec(path)?.[1];
  return to === undefined || query === "" ? to : `${to}?${query}`;
}
