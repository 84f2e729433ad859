import { HIDDEN } from "../../model/hidden-address.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";
import { answeredBy, ODD_TARGET, SLASH_AT_END } from "./addresses.ts";
import { type HostingTables, headersFor } from "./read-tables.ts";
import { assertSafeHeaders, assertSafeRedirects } from "./unsafe-value.ts";

/** Kinds of files that are compressed while they are sent when no compressed copy lies beside them. */
const COMPRESSED = [
  "text/css",
  "text/plain",
  "text/xml",
  "application/javascript",
  "application/json",
  "application/manifest+json",
  "image/svg+xml",
].join(" ");

/**
 * A server block for nginx that serves a built site as the preview does.
 *
 * @param out absolute path of the built site on the server
 */
export function nginxConfig(
  { headers, redirects }: HostingTables,
  out: string,
  port: number,
): string {
  assertSafeHeaders(headers);
  assertSafeRedirects(redirects);
  const [everywhere, ...special] = headers;
  return [
    "# Goes inside http { }. Put `include mime.types;` above it.",
    "# With the module for it, add `brotli_static on;` beside gzip_static. `pcre_jit on;` above http { } makes answers a little cheaper.",
    "server {",
    ...indented([
      `listen ${port};`,
      `root ${quoted(out)};`,
      "default_type application/octet-stream;",
      "charset utf-8;",
      "charset_types text/css text/plain text/xml application/javascript application/json;",
      "merge_slashes on;",
      "absolute_redirect off;",
      "server_tokens off;",
      "gzip on;",
      "gzip_static on;",
      "gzip_vary on;",
      `gzip_types ${COMPRESSED};`,
      "error_page 404 /404.html;",
      "",
      "# Headers of every answer, failures included.",
      ...headerLines(everywhere?.headers ?? {}),
      "",
      "# What no page has: it is looked for where nginx reads another path than was sent, and so not in most requests.",
      "# The not-found page itself is asked for with the same request.",
      'set $asked "";',
      "if ($uri != $request_uri) { set $asked $request_uri; }",
      'if ($uri = /404.html) { set $asked ""; }',
      `if ($asked ~ ${quoted(ODD_TARGET)}) { return 404; }`,
      'set $folder "";',
      'if ($uri ~ "/$") { set $folder $uri; }',
      `if ($folder ~ ${quoted(SLASH_AT_END)}) { return 301 $1$is_args$args; }`,
      "location = /404.html { internal; }",
      "location = /manifest.webmanifest { types { } default_type application/manifest+json; }",
      ...redirects.map(redirectLine),
      ...special.flatMap((rule) => ruleLines(rule, headers)),
      `location ~ ${quoted(HIDDEN)} { return 404; }`,
      "location / { try_files $uri/index.html $uri =404; }",
    ]),
    "}",
    "",
  ].join("\n");
}

function redirectLine(rule: RedirectRule): string {
  const { from, to, status } = rule;
  if (status === 200)
    return `location ~ ${quoted(answeredBy(rule))} { try_files $uri/index.html ${to} =404; }`;
  return `location = ${quoted(from)} { return 301 ${quoted(`${to}$is_args$args`)}; }`;
}

/** A location with headers of its own has to repeat the common ones: nginx does not inherit them there. */
function ruleLines({ path }: HeaderRule, all: HeaderRule[]): string[] {
  const isFolder = path.endsWith("*");
  const location = isFolder ? path.slice(0, -1) : path;
  return [
    `location ${isFolder ? "^~" : "="} ${quoted(location)} {`,
    ...indented([
      ...headerLines(headersFor(location, all)),
      // A folder with rules of its own is not looked through by the one for hidden files.
      ...(isFolder ? [`location ~ ${quoted(HIDDEN)} { return 404; }`] : []),
      "try_files $uri $uri/index.html =404;",
    ]),
    "}",
  ];
}

function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`;
}

function indented(lines: string[]): string[] {
  return lines.map((line) => (line === "" ? line : `  ${line}`));
}
