import { expect, it } from "vitest";
import type { DevIssue, DevReport } from "../../engine/model/dev-report.ts";
import { hasNewError, stillHidden, withHidden } from "./hidden-errors.ts";

const issue = (id: string, level: DevIssue["level"] = "error") => ({ id, level }) as DevIssue;

function report(here: DevIssue[], others: DevIssue[] = [], errors = others.length): DevReport {
  return { here, elsewhere: { errors, warnings: 0, issues: others } };
}

it("an error of the page is new until it is hidden; warnings and other pages open nothing", () => {
  const seen = report([issue("a")], [issue("b")]);
  expect(hasNewError(seen, new Set())).toBe(true);
  const hidden = withHidden(seen, new Set());
  expect(hasNewError(seen, hidden)).toBe(false);
  expect(hasNewError(report([issue("b")], [issue("a")]), hidden)).toBe(false);
  expect(hasNewError(report([issue("a"), issue("c")]), hidden)).toBe(true);
  expect(hasNewError(report([issue("d", "warning")], [issue("e")]), hidden)).toBe(false);
});

it("an error that was fixed is new when it comes back", () => {
  const hidden = new Set(["a", "b"]);
  const rest = stillHidden(report([issue("b")]), hidden);
  expect(hasNewError(report([issue("a")]), rest)).toBe(true);
  expect(hasNewError(report([issue("b")]), rest)).toBe(false);
});

it("nothing counts as fixed while not everything was sent", () => {
  expect(stillHidden(report([], [issue("c")], 2), new Set(["a"]))).toEqual(new Set(["a"]));
});
