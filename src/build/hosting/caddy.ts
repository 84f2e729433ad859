import { HIDDEN } from "../../page/hidden-address.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";
import { patternSource, SLASH_AT_END } from "./addresses.ts";
import type { HostingTables } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

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
    "  @slash {",
    `    path_regexp slash ${SLASH_AT_END}`,
    '    not expression `{http.request.orig_uri.path}.contains("//")`',
    "  }",
    "  redir @slash {re.slash.1}{tail} 301",
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
  const place = path === "/*" ? "*" : path;
  return Object.entries(headers).map(
    ([name, value]) => `  header ${place} ${name} ${quoted(value)}`,
  );
}

function redirectLines({ from, to, status }: RedirectRule, at: number): string[] {
  if (status === 301) return [`  redir ${from} ${to}{tail} 301`];
  return [
    `  @pattern${at} path_regexp ${patternSource(from)}`,
    `  handle @pattern${at} {`,
    `    try_files {path}/index.html ${to}`,
    "    file_server {",
    "      precompressed br gzip",
    "    }",
    "  }",
  ];
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;
}
