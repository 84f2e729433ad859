import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { s3Config } from "./s3.ts";

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
