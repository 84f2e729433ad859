import { expect, it } from "vitest";
import {
  afterSaving,
  changesIn,
  listWith,
  NO_CHANGES,
  redone,
  undone,
  withStep,
} from "./redirect-draft.ts";

const SAVED = [
  { from: "/old", to: "/new" },
  { from: "/where", to: "/visit" },
];

it("shows what will be, and takes back one step after the other", () => {
  const added = withStep(NO_CHANGES, [{ from: "/find-us", to: "/visit" }]);
  const removed = withStep(added, [{ from: "/old" }]);
  const both = [
    { from: "/find-us", to: "/visit" },
    { from: "/where", to: "/visit" },
  ];
  expect(listWith(removed, SAVED)).toEqual(both);
  expect(listWith(undone(removed), SAVED)).toEqual([both[0], ...SAVED]);
  expect(listWith(undone(undone(removed)), SAVED)).toEqual(SAVED);
  expect(undone(undone(undone(removed)))).toEqual(undone(undone(removed)));
  expect(listWith(redone(redone(undone(undone(removed)))), SAVED)).toEqual(both);
  expect(redone(removed)).toEqual(removed);
});

it("keeps the times of an address that leads to another page", () => {
  const timed = { from: "/stollen", to: "/tart", publishAt: "2099-11-24T00:00" };
  const moved = withStep(NO_CHANGES, [{ from: "/stollen", to: "/visit" }]);
  expect(listWith(moved, [timed])).toEqual([{ ...timed, to: "/visit" }]);
});

it("a new step replaces what was undone", () => {
  const draft = undone(withStep(NO_CHANGES, [{ from: "/old" }]));
  expect(redone(withStep(draft, [{ from: "/where" }])).past).toEqual([[{ from: "/where" }]]);
});

it("changes nothing where an address is again as it is saved", () => {
  const moved = withStep(NO_CHANGES, [{ from: "/old", to: "/visit" }]);
  expect(changesIn(moved, SAVED)).toEqual([{ from: "/old", to: "/visit" }]);
  expect(changesIn(withStep(moved, [{ from: "/old", to: "/new" }]), SAVED)).toEqual([]);
  expect(changesIn(withStep(NO_CHANGES, [{ from: "/never" }]), SAVED)).toEqual([]);
});

it("keeps what another window did while it was saved", () => {
  const saved = withStep(NO_CHANGES, [{ from: "/find-us", to: "/visit" }]);
  const more = withStep(saved, [{ from: "/old" }]);
  expect(afterSaving(more, saved)).toEqual({ past: [[{ from: "/old" }]], future: [] });
  expect(afterSaving(undone(more), saved)).toEqual(NO_CHANGES);
});
