import { expect, it } from "vitest";
import type { PageFacts } from "./page-facts.ts";
import { subjectOf } from "./subject.ts";

const SUBJECTS = [
  { path: "/services", kind: "service", name: "Baking" },
  { path: "/services/cakes", kind: "service", name: "Cakes" },
  { path: "/us", kind: "about", name: "Us" },
];

/** What the page of a route is about. */
function about(route: string): string | undefined {
  const facts = {
    site: { texts: { subjects: SUBJECTS } },
    checked: { page: { route }, fields: {} },
  };
  const subject = subjectOf(facts as unknown as PageFacts) as { path?: string } | undefined;
  return subject?.path;
}

it("a page is about what it says itself before anything else", () => {
  const subject = { kind: "service", service: "Cakes" };
  const checked = { page: { route: "/us" }, fields: { subject } };
  const facts = { site: { texts: { subjects: SUBJECTS } }, checked };
  expect(subjectOf(facts as unknown as PageFacts)).toEqual(subject);
});

it.each([
  ["/services/bread", "/services"],
  ["/services/cakes", "/services"],
  ["/services/cakes/wedding", "/services/cakes"],
  ["/services/cakesters", "/services"],
  ["/services", undefined],
  ["/servicesandmore", undefined],
  ["/us", "/us"],
  ["/us/team", undefined],
])("a page is about the nearest subject above it: %s", (route, path) => {
  expect(about(route)).toBe(path);
});
