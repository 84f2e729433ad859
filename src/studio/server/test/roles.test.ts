import { describe, expect, it } from "vitest";
import { isEnough, ROLES } from "../../contract/person.ts";
import { ACTIONS } from "../actions.ts";
import { guardRole } from "../guard.ts";
import { LEAST_ROLES } from "../least-roles.ts";
import { READING_ACTIONS } from "../reading-actions.ts";

/** Files are sent in another way than all else. */
const ALL = [...ACTIONS.keys(), "upload"];

const isAllowed = (action: string, role: (typeof ROLES)[number]) => {
  try {
    guardRole(action, { email: "ana@bakery.example", name: "Ana", role });
    return true;
  } catch {
    return false;
  }
};

describe("who may do what", () => {
  it("is said of everything that the studio can do, and of nothing else", () => {
    expect([...LEAST_ROLES.keys()].sort()).toEqual(ALL.toSorted());
  });

  it("counts as a change of the site where it writes files that go live", () => {
    const changing = ALL.filter((action) => !READING_ACTIONS.has(action));
    expect(changing.toSorted()).toEqual([
      ...["add-word", "apply", "forget-pattern", "publish", "remove-media", "restore"],
      ...["save", "save-pattern", "share", "update", "upload"],
    ]);
    expect([...READING_ACTIONS].filter((action) => !LEAST_ROLES.has(action))).toEqual([]);
  });

  it.each(ROLES)("%s", (role) => {
    const allowed = ALL.filter((action) => isAllowed(action, role));
    expect(allowed).toEqual(
      ALL.filter((action) => isEnough(role, LEAST_ROLES.get(action) ?? "admin")),
    );
  });

  it("nobody may do what has no role, but somebody at their own machine", () => {
    expect(ROLES.filter((role) => isAllowed("new-action", role))).toEqual([]);
    expect(() => guardRole("new-action", undefined)).not.toThrow();
  });
});
