import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import type { RedirectRule } from "../hosting-tables.ts";
import { caddyConfig } from "./caddy.ts";
import { s3Config } from "./s3.ts";
import { vercelConfig } from "./vercel.ts";

/** The address that CloudFront asks the bucket for. */
function asked(uri: string): string {
  const code = s3Config({ headers: [], redirects: [], own: [] }, "dist");
  const handler = runInNewContext(`${code}; handler`) as (event: object) => { uri: string };
  return handler({ request: { uri } }).uri;
}

it.each([
  ["/media/prices.pdf", "/media/prices.pdf"],
  ["/media/PRICES.PDF", "/media/PRICES.PDF"],
  ["/media/our/LICENSE", "/media/our/LICENSE"],
  ["/media/a.c++", "/media/a.c++"],
  ["/media", "/media/index.html"],
  ["/about", "/about/index.html"],
])(
  "a file that is offered has its own address in a bucket, a page its folder's: %s",
  (uri, file) => {
    expect(asked(uri)).toBe(file);
  },
);

const MOVED: RedirectRule[] = [
  { from: "/a.b", to: "/dotted", status: 301 },
  { from: "/über", to: "/about", status: 301 },
];
const TABLES = { headers: [], redirects: MOVED, own: [] };

/** Where the rules of a host that are regular expressions send a request. */
const HOSTS: [string, (sent: string) => string | undefined][] = [
  [
    "Vercel",
    (sent) => {
      const { routes } = JSON.parse(vercelConfig(TABLES)) as {
        routes: { src?: string; status?: number; headers?: { Location: string } }[];
      };
      const route = routes.find(
        ({ src, status }) =>
          src !== undefined && status !== undefined && new RegExp(src).test(sent),
      );
      return route?.headers?.Location;
    },
  ],
  [
    "Caddy",
    (sent) => {
      const rules = caddyConfig(TABLES, "/srv/site", 80).matchAll(
        /@moved\d+ path_regexp `(.*)`\n +redir @moved\d+ (\S+)\{tail\}/g,
      );
      return [...rules].find(([, path = ""]) => new RegExp(path).test(decodeURI(sent)))?.[2];
    },
  ],
];

it.each(HOSTS)("%s sends visitors on from an old path, and from no other", (_, sentTo) => {
  expect(sentTo("/a.b")).toBe("/dotted");
  for (const sent of ["/%C3%BCber", "/%c3%bcber", "/%C3%bCber"])
    expect(sentTo(sent)).toBe("/about");
  for (const sent of ["/axb", "/a.bc", "/x/a.b", "/%C3%BCberall", "/"])
    expect(sentTo(sent)).toBeUndefined();
});
