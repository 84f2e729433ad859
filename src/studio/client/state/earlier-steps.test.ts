import { expect, it } from "vitest";
import type { PageState, StateKind } from "../../contract/history.ts";
import { earlierSteps } from "./earlier-steps.ts";

/** States with a title each, one a minute; another kind than work stands before a colon. */
function steps(...texts: string[]) {
  const states = texts.map((one, at): PageState => {
    const [title = "", kind = "work"] = one.split(":").reverse();
    const minute = String(at).padStart(2, "0");
    return { at: `2026-01-01T10:${minute}:00.000Z`, kind: kind as StateKind, page: { title } };
  });
  const { past, future } = earlierSteps("visit.json", states);
  const named = (all: typeof past) =>
    all.map(({ before, after }) => `${before.title}${after.title}`);
  return { past: named(past), future: named(future) };
}

it("has a step for each state that follows another one", () => {
  expect(steps("began:A", "B", "saved:B", "C")).toEqual({ past: ["AB", "BC"], future: [] });
});

it("can do again what was undone, step by step or several at once", () => {
  expect(steps("began:A", "B", "C", "B", "A")).toEqual({ past: [], future: ["BC", "AB"] });
  expect(steps("began:A", "B", "C", "A")).toEqual({ past: [], future: ["BC", "AB"] });
});

it("can undo again what was done again", () => {
  expect(steps("began:A", "B", "C", "A", "B")).toEqual({ past: ["AB"], future: ["BC"] });
  expect(steps("began:A", "B", "C", "A", "saved:C")).toEqual({ past: ["AB", "BC"], future: [] });
});

it("forgets what was undone once something else was changed", () => {
  expect(steps("began:A", "B", "A", "D")).toEqual({ past: ["AD"], future: [] });
});

it("undoes that work was thrown away, and nothing that was changed outside", () => {
  expect(steps("began:A", "B", "discarded:A")).toEqual({ past: ["AB", "BA"], future: [] });
  expect(steps("began:A", "outside:B", "C")).toEqual({ past: ["BC"], future: [] });
});
