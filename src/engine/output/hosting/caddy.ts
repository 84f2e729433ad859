import { HIDDEN } from "../../model/hidden-address.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";
import { answeredBy, escapedPath, ODD_TARGET, SLASH_AT_END } from "./addresses.ts";
import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/** Names that no disk can look up: Caddy would answer 500. */
const TOO_LONG =
  '{http.request.orig_uri}.size() > 2000 || {http.request.orig_uri}.split("?")[0].split("/").exists(name, name.size() > 255)';

/**
 * A site block for Caddy that serves a built site as the preview does.
 *
 * @param out absolute path of the built site on the server
 */
export function caddyConfig(
  { headers, redirects }: HostingTables,
  out: string,
  port: number,
): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const lines = [
    `root * ${quoted(out)}`,
    "encode gzip",
    "header /manifest.webmanifest Content-Type application/manifest+json",
    "map {query} {tail} {",
    '  "" ""',
    '  default "?{query}"',
    "}",
    "route {",
    ...headers.flatMap(headerLines),
    `  @odd vars_regexp {http.request.orig_uri} ${ticked(ODD_TARGET)}`,
    "  error @odd 404",
    `  @long expression ${ticked(TOO_LONG)}`,
    "  error @long 404",
    `  @slash path_regexp slash ${SLASH_AT_END}`,
    "  redir @slash {re.slash.1}{tail} 301",
    "  @closed path_regexp .+/$",
    "  error @closed 404",
    ...redirects.flatMap(redirectLines),
    `  @hidden path_regexp ${HIDDEN}`,
    "  error @hidden 404",
    "  try_files {path} {path}/index.html",
    "  file_server {",
    "    precompressed br gzip",
    "  }",
    "}",
    "handle_errors {",
    "  rewrite * /404.html",
    '  header Cache-Control "public, max-age=0, must-revalidate"',
    "  file_server",
    "}",
  ];
  return [`:${port} {`, ...lines.map((line) => `  ${line}`), "}", ""].join("\n");
}

function headerLines({ path, headers }: HeaderRule): string[] {
  const matcher = path === "/*" ? "*" : path;
  return Object.entries(headers).map(
    ([name, value]) => `  header ${matcher} ${name} ${quoted(value)}`,
  );
}

function redirectLines(rule: RedirectRule, at: number): string[] {
  const { from, to, status } = rule;
  // The plain matcher for paths makes no difference between capital and small letters.
  if (status === 301)
    return [
      `  @moved${at} path_regexp ${ticked(`^${escapedPath(from)}$`)}`,
      `  redir @moved${at} ${to}{tail} 301`,
    ];
  return [
    `  @pattern${at} path_regexp ${answeredBy(rule)}`,
    `  handle @pattern${at} {`,
    `    try_files {path}/index.html ${to}`,
    "    file_server {",
    "      precompressed br gzip",
    "    }",
    "  }",
  ];
}

/** A text as it stands, in which a backslash is nothing special. */
function ticked(text: string): string {
  return `\`${text}\``;
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;
}
