import { expect, it } from "vitest";
import type { RedirectRule } from "../hosting-tables.ts";
import { redirectOf } from "./redirects.ts";
import { readTarget } from "./request-target.ts";

const RULES: RedirectRule[] = [
  { from: "/article/:id", to: "/article/_id.html", status: 200 },
  { from: "/shown", to: "/elsewhere.html", status: 200 },
  { from: "/old", to: "/visit", status: 301 },
  { from: "/older", to: "/old", status: 301 },
];

/** Where a request for a target is sent on to. */
function sentTo(target: string): string | undefined {
  const read = readTarget(target);
  return read && redirectOf(read, RULES);
}

it.each([
  ["/old", "/visit"],
  ["/older", "/old"],
  ["/old?from=mail", "/visit?from=mail"],
  ["/visit/", "/visit"],
  ["/visit/us/?a=b", "/visit/us?a=b"],
  ["/old/", "/old"],
])("%s leads to %s", (target, to) => {
  expect(sentTo(target)).toBe(to);
});

it.each(["/", "/visit", "/visit?a=b", "/shown", "/article/:id", "/olde", "/Old"])(
  "%s leads nowhere else",
  (target) => {
    expect(sentTo(target)).toBeUndefined();
  },
);

it.each(["//evil.example/", "/\\evil.example/", "/%2Fevil.example/", "/./old/", "/old//"])(
  "%s leads to no other host",
  (target) => {
    expect(sentTo(target)).toBeUndefined();
  },
);

it("an odd target leads nowhere, even when its path has a rule", () => {
  expect(redirectOf({ path: "/old", query: "", isOdd: true }, RULES)).toBeUndefined();
});
