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
  const facts = { site: { texts: { subjects: SUBJECTS } }, checked: { page: { route } } };
  return subjectOf(facts as unknown as PageFacts)?.path;
}

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
