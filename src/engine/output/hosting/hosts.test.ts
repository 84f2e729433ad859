import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { caddyConfig } from "./caddy.ts";
import { nginxConfig } from "./nginx.ts";
import { type HostingTables, headersFor, readTables } from "./read-tables.ts";
import { s3Config } from "./s3.ts";
import { s3HeadersConfig } from "./s3-headers.ts";
import { vercelConfig } from "./vercel.ts";

const TABLES: HostingTables = {
  headers: [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": "default-src 'none'",
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "no-referrer",
        "Permissions-Policy": "camera=()",
        "Cache-Control": "public, max-age=0",
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=1" } },
    { path: "/form", headers: { "X-Frame-Options": "SAMEORIGIN" } },
  ],
  redirects: [
    { from: "/a.b", to: "/dotted", status: 301 },
    { from: "/über", to: "/about", status: 301 },
    { from: "/article/:id", to: "/article/_id.html", status: 200, id: "[1-9][0-9]*" },
    { from: "/note/:id", to: "/note/_id.html", status: 200 },
  ],
  own: ["/article/7"],
};

/** The files that real servers are given in the browser tests of odd paths: a change of one is to be seen, and tried there. */
it.each([
  ["nginx", () => nginxConfig(TABLES, '/srv/my "site"', 8080)],
  ["caddy", () => caddyConfig(TABLES, '/srv/my "site"', 8080)],
  ["vercel", () => vercelConfig(TABLES)],
  ["s3", () => s3Config(TABLES, "dist")],
])("the rules for %s are as they were tried", async (host, rulesOf) => {
  await expect(rulesOf()).toMatchFileSnapshot(`tried/${host}.test.txt`);
});

describe("the function for CloudFront", () => {
  interface Answer {
    uri?: string;
    statusCode?: number;
    headers?: Record<string, { value: string }>;
  }
  const handler = (event: object): Answer =>
    runInNewContext(`${s3Config(TABLES, "dist")}; handler`)(event);
  const ask = (uri: string, querystring?: object) => handler({ request: { uri, querystring } });

  it.each([
    ["/", "/index.html"],
    ["/about", "/about/index.html"],
    ["/article", "/article/index.html"],
    ["/article/7", "/article/7/index.html"],
    ["/article/8", "/article/_id.html"],
    ["/article/0", "/article/0/index.html"],
    ["/note/any-thing", "/note/_id.html"],
    ["/feed.xml", "/feed.xml"],
    ["/media/a", "/media/a"],
    ["/A/", "/A/"],
    ["/%zz", "/404/"],
    ["/a//b", "/404/"],
    ["/a%2fb", "/404/"],
    ["/a/../b", "/404/"],
    ["/a/%2E", "/404/"],
    ["/a.html", "/404/"],
    ["/_headers", "/404/"],
  ])("asks the bucket, for %s, for %s", (uri, file) => {
    expect(ask(uri).uri).toBe(file);
  });

  it.each([
    ["/a.b", "/dotted"],
    ["/%C3%BCber", "/about"],
    ["/about/", "/about"],
    ["/a/b/", "/a/b"],
  ])("leads from %s to %s, with what was asked for", (uri, location) => {
    const answer = ask(uri);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers).toMatchObject({
      location: { value: location },
      "x-frame-options": { value: "DENY" },
    });
    const query = { a: { value: "1" }, b: { value: "" }, c: { multiValue: [{ value: "2" }] } };
    expect(ask(uri, query).headers?.location?.value).toBe(`${location}?a=1&b&c=2`);
  });

  it.each([
    ["/about", "public, max-age=0", "DENY"],
    ["/assets/a.js", "public, max-age=1", "DENY"],
    ["/form", "public, max-age=0", "SAMEORIGIN"],
    ["/form/a", "public, max-age=0", "DENY"],
  ])("puts on the answer for %s the headers of all rules that match", (uri, cache, frame) => {
    const answer = handler({ request: { uri }, response: { headers: { etag: { value: "x" } } } });
    expect(answer.headers).toMatchObject({
      etag: { value: "x" },
      "cache-control": { value: cache },
      "x-frame-options": { value: frame },
    });
    expect(headersFor(uri, TABLES.headers)).toMatchObject({
      "Cache-Control": cache,
      "X-Frame-Options": frame,
    });
  });
});

it("the policy for CloudFront calls the headers it knows by name, and carries the others", () => {
  const policy = {
    ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: "DENY", Override: true },
    ReferrerPolicy: { ReferrerPolicy: "no-referrer", Override: true },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: 63072000,
      IncludeSubdomains: true,
      Override: true,
    },
  };
  expect(JSON.parse(s3HeadersConfig(TABLES))).toEqual({
    Name: "page-engine",
    SecurityHeadersConfig: policy,
    CustomHeadersConfig: {
      Quantity: 1,
      Items: [{ Header: "Permissions-Policy", Value: "camera=()", Override: true }],
    },
  });
  const headers = [{ path: "/*", headers: { "Strict-Transport-Security": "max-age=9" } }];
  const short = JSON.parse(s3HeadersConfig({ ...TABLES, headers }));
  expect(short.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
    AccessControlMaxAgeSec: 9,
    IncludeSubdomains: false,
    Override: true,
  });
  const none = JSON.parse(s3HeadersConfig({ ...TABLES, headers: [] }));
  expect(none.SecurityHeadersConfig.StrictTransportSecurity).toMatchObject({
    AccessControlMaxAgeSec: 0,
    IncludeSubdomains: false,
  });
});

describe("the rules that a build has written", () => {
  it("are read as they were meant", () => {
    const folder = mkdtempSync(join(tmpdir(), "tables-"));
    const files = {
      _headers: "/*\n  A: b: c\n  neither\n\n/x\n  D:e\n",
      _redirects:
        "/old /new 301\n\n# :id is [1-9]+\n/article/:id /article/_id.html 200\n# nothing\n",
      "article/7/index.html": "",
      "article/_id.html": "",
    };
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    expect(readTables(folder)).toMatchObject({
      headers: [
        { path: "/*", headers: { A: "b: c" } },
        { path: "/x", headers: { D: "e" } },
      ],
      own: ["/article/7"],
    });
    expect(readTables(folder).redirects.slice(0, 2)).toEqual([
      { from: "/old", to: "/new", status: 301 },
      { from: "/article/:id", to: "/article/_id.html", status: 200, id: "[1-9]+" },
    ]);
    expect(Object.keys(readTables(folder).headers[0]?.headers ?? {})).toEqual(["A"]);
  });

  it("are not there in a folder without a built site", () => {
    const folder = mkdtempSync(join(tmpdir(), "tables-"));
    expect(() => readTables(folder)).toThrow(
      `There is no built site in ${folder}. Run \`npm run build\` first.`,
    );
  });
});
