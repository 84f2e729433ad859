import { HIDDEN } from "../../model/hidden-address.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";
import { answeredBy, escapedPath, ODD_TARGET, SLASH_AT_END } from "./addresses.ts";
import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/** A rule of Vercel's router, which takes the first that matches; with `continue` it goes on. */
interface Route {
  src: string;
  dest?: string;
  status?: number;
  headers?: Record<string, string>;
  continue?: boolean;
  /** Vercel makes no difference between capital and small letters by itself. */
  caseSensitive: true;
}

/** Letters, digits and the signs `-._~` behind percent signs. The router compares paths undecoded: hidden files could be had with them. */
const NEEDLESS_ESCAPE = "%(2[dDeE]|3[0-9]|[46][1-9a-fA-F]|5[0-9aAfF]|7[0-9aAeE])";

/**
 * `vercel.json` for a built site: put it beside the folder that is published. Its newer fields
 * (`redirects`, `headers`, `rewrites`) cannot hide a file that is there; `routes` can.
 *
 * @see https://vercel.com/docs/build-output-api/configuration#routes
 */
export function vercelConfig({ headers, redirects }: HostingTables): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const moved = redirects.filter(({ status }) => status === 301);
  const patterns = redirects.filter(({ status }) => status === 200);
  const routes = [
    ...headers.map(headerRoute),
    nothing(`(?:${ODD_TARGET}).*`),
    nothing(`.*${NEEDLESS_ESCAPE}.*`),
    ...moved.map(({ from, to }) => redirect(`^${sentPath(from)}$`, to)),
    redirect(SLASH_AT_END, "$1"),
    nothing(HIDDEN),
    { handle: "filesystem" },
    ...patterns.map(patternRoute),
  ];
  return `${JSON.stringify({ routes }, null, 2)}\n`;
}

/** A path as browsers send it: letters beyond ASCII behind percent signs, in capital or small digits. */
function sentPath(path: string): string {
  return escapedPath(path).replace(/[^\x20-\x7e]+/g, (letters) =>
    encodeURIComponent(letters).replace(/[A-F]/g, (digit) => `[${digit}${digit.toLowerCase()}]`),
  );
}

function headerRoute({ path, headers }: HeaderRule): Route {
  const src = `^${path.split("*").map(escapedPath).join(".*")}$`;
  return { src, headers, continue: true, caseSensitive: true };
}

function redirect(src: string, location: string): Route {
  return { src, status: 301, headers: { Location: location }, caseSensitive: true };
}

function nothing(src: string): Route {
  return { src, status: 404, dest: "/404.html", caseSensitive: true };
}

function patternRoute(rule: RedirectRule): Route {
  return { src: answeredBy(rule), dest: rule.to, caseSensitive: true };
}
