import { expect, it } from "vitest";
import { reportedOnVisit } from "../../../testing/visit-page.ts";

it("other pages than the home page may be hidden from search engines", async () => {
  expect(await reportedOnVisit([], { noindex: true })).toEqual([]);
});
