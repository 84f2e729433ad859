import { describe, expect, it } from "vitest";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";
import { caddyConfig } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import type { HostingTables } from "./read-tables.ts";
import { s3Config } from "./s3.ts";
import { s3HeadersConfig } from "./s3-headers.ts";
import { UnsafeValueError } from "./unsafe-value.ts";
import { vercelConfig } from "./vercel.ts";

const WRITERS: [string, (tables: HostingTables) => string][] = [
  ["nginx", (tables) => nginxConfig(tables, "/srv/site", 80)],
  ["caddy", (tables) => caddyConfig(tables, "/srv/site", 80)],
  ["vercel", vercelConfig],
  ["s3", (tables) => s3Config(tables, "/srv/site")],
];
const HEADERS: HeaderRule[] = [
  {
    path: "/*",
    headers: { "Content-Security-Policy": "default-src 'none'; img-src 'self' data:" },
  },
  { path: "/assets/*", headers: { "Cache-Control": "public, max-age=1, immutable" } },
];
const REDIRECTS: RedirectRule[] = [
  { from: "/über-uns/a,b=c.html", to: "/team", status: 301 },
  { from: "/article/:id", to: "/article/_id.html", status: 200 },
  { from: "/:id/notes", to: "/_id/notes.html", status: 200 },
];

const withHeader = (value: string): HostingTables => ({
  headers: [{ path: "/*", headers: { "X-Test": value } }],
  redirects: [],
  own: [],
});
const withRedirect = (rule: Partial<RedirectRule>): HostingTables => ({
  headers: HEADERS,
  redirects: [{ from: "/old", to: "/new", status: 301, ...rule }],
  own: [],
});

describe.each(WRITERS)("the rules for %s", (_, write) => {
  it("are written for values as builds make them", () => {
    expect(write({ headers: HEADERS, redirects: REDIRECTS, own: [] })).toContain("/team");
  });

  it.each([
    'x"; add_header Y "z',
    "x\nY: z",
    "x\r\nY: z",
    "$http_cookie",
    "{http.request.header.Cookie}",
    "`x`",
    "x\\",
    "ü",
    "\u0085",
    "",
  ])("refuse the header %j", (value) => {
    expect(() => write(withHeader(value))).toThrow(UnsafeValueError);
  });

  it.each([
    "/a b",
    "/a\u0085b",
    "/a\u00a0b",
    "/a\nb",
    '/a"b',
    "/a{b}",
    "/a$b",
    "/a;b",
    "/a#b",
    "/a(b)",
    "/:id",
    "old",
    "//evil.example",
  ])("refuse to lead on from %j, and to it", (path) => {
    expect(() => write(withRedirect({ from: path }))).toThrow(UnsafeValueError);
    expect(() => write(withRedirect({ to: path }))).toThrow(UnsafeValueError);
  });

  it("refuse names and paths of headers that are none", () => {
    const rules = (rule: HeaderRule) => ({ headers: [rule], redirects: [], own: [] });
    expect(() => write(rules({ path: "/a b", headers: { A: "b" } }))).toThrow(UnsafeValueError);
    expect(() => write(rules({ path: "/*", headers: { "A b": "c" } }))).toThrow(UnsafeValueError);
  });
});

it("the policy for CloudFront has every header that all answers carry, and refuses one that is none", () => {
  expect(s3HeadersConfig(withHeader("x"))).toContain('"X-Test"');
  expect(() => s3HeadersConfig(withHeader("x\ny"))).toThrow(UnsafeValueError);
});
