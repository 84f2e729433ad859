import { describe, expect, it } from "vitest";
import { createClock, MomentError } from "./clock.ts";

const CHICAGO = { zone: "America/Chicago" };

describe("the clock of a site", () => {
  it.each([
    ["2026-12-24T08:59", "upcoming"],
    ["2026-12-24T09:00", "current"],
    ["2026-12-26T23:59", "current"],
    ["2026-12-27T00:00", "ended"],
  ])("says at %s that something is %s", (at, timing) => {
    const times = { publishAt: "2026-12-24T09:00", unpublishAt: "2026-12-27T00:00" };
    expect(createClock({ ...CHICAGO, at }).timingOf(times)).toBe(timing);
  });

  it("takes one end alone, and what is no time for none", () => {
    const clock = createClock({ ...CHICAGO, at: "2026-12-24" });
    expect(clock.timingOf({})).toBe("current");
    expect(clock.timingOf({ publishAt: "2026-12-24T00:01" })).toBe("upcoming");
    expect(clock.timingOf({ unpublishAt: "2026-12-24T00:00" })).toBe("ended");
    expect(clock.timingOf({ publishAt: "2027-02-30T00:00", unpublishAt: "soon" })).toBe("current");
  });

  it("shows what comes twice in fall once, whichever of the two hours it is", () => {
    const times = { publishAt: "2026-11-01T01:30" };
    const at = (moment: string) => createClock({ ...CHICAGO, at: moment }).timingOf(times);
    expect(at("2026-11-01T01:29:00-05:00")).toBe("upcoming");
    expect(at("2026-11-01T01:30:00-05:00")).toBe("current");
    expect(at("2026-11-01T01:10:00-06:00")).toBe("current");
  });

  it("is of UTC on a site without a time zone, and knows the day at the site", () => {
    const at = "2026-12-24T23:00:00-06:00";
    expect(createClock({ at })).toMatchObject({ zone: undefined, today: "2026-12-25" });
    expect(createClock({ ...CHICAGO, at }).today).toBe("2026-12-24");
    expect(createClock(CHICAGO).now).toBeGreaterThan(Date.parse("2026-01-01"));
  });

  it.each(["tomorrow", "0002-12-24T09:00Z", "2026-02-30", "2026-12-24T9:00", "2026-12-24T09:00+6"])(
    "refuses %s with how a moment is written",
    (at) => {
      expect(() => createClock({ at })).toThrow(MomentError);
      expect(() => createClock({ at })).toThrow("for example 2026-12-24T09:00.");
    },
  );
});
