import { describe, expect, it } from "vitest";
import { isEnough, ROLES } from "../../contract/person.ts";
import { ACTIONS } from "../actions.ts";
import { guardRole } from "../guard.ts";
import { LEAST_ROLES } from "../least-roles.ts";

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
