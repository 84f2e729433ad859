import { expect, it } from "vitest";
import type { OpenPage } from "../state/session.ts";
import { whyNotLive } from "./copy-link.ts";

const why = (page: object, isLive: boolean | undefined) =>
  whyNotLive({
    open: { route: "/visit", page } as OpenPage,
    overview: { url: "https://bakery.example" },
    isLive,
  });

it("says why visitors find nothing at an address, and nothing where they do", () => {
  expect(why({}, true)).toBeUndefined();
  // It is hidden or ends once the changes go live.
  expect(why({ hidden: true }, true)).toBeUndefined();
  expect(why({}, false)).toContain("until your changes are published");
  expect(why({ hidden: true }, false)).toContain("hidden");
  expect(why({ publishAt: "2999-12-24T09:00" }, false)).toContain("yet. Goes live on Dec 24, 2999");
  expect(why({ unpublishAt: "2020-12-24T09:00" }, false)).toContain("any more. Ended on");
});

it("goes by the page itself where nobody knows what is live", () => {
  expect(why({}, undefined)).toBeUndefined();
  expect(why({ hidden: true }, undefined)).toContain("hidden");
});
