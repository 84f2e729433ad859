import { escapePattern } from "../../model/escape-pattern.ts";
import { parsedUrl } from "../../model/parsed-url.ts";

/** A token, in whose braces spaces may stand. */
const TOKEN = "\\{[^{}]*\\}";
const REST = `([^\\s\\\\{}%]|%[0-9a-fA-F]{2}|${TOKEN})*`;
/** Hosts that nobody else can reach. */
const LOCAL = "(localhost|127\\.|10\\.|192\\.168\\.)";

/** The forms that a link can have, as far as they are known without the site. Other rules say more, in better words. */
export const HREF_PATTERN = `^(${[
  `/(?!/)${REST}`,
  `#[^\\s!]${REST}`,
  `[hH][tT][tT][pP][sS]?://(?!${LOCAL})[^\\s/?#@\\\\{}]+\\.[^\\s/?#@\\\\{}]+([/?#]${REST})?`,
  `[mM][aA][iI][lL][tT][oO]:(${TOKEN}|[^\\s@?/{}]+@[^\\s@?{}]+\\.[^\\s@?{}]+|\\?)${REST}`,
  `[tT][eE][lL]:(${TOKEN}${REST}|\\+?[\\d().*#-]{3,}(;[\\w=-]+)*)`,
  `${TOKEN}${REST}`,
].join("|")})$`;

/** Full addresses of a site's own pages, which are written as paths. */
export function ownAddressPattern(siteUrl: string): string {
  const host = parsedUrl(siteUrl)?.host.replace(/^www\./, "") ?? "";
  return host === "" ? "^(?!)" : `^https?://(www\\.)?${escapePattern(host)}([/?#]|$)`;
}
