import { Temporal } from "temporal-polyfill";
import { describe, expect, it } from "vitest";
import { createRandom } from "../../testing/random.ts";
import { createZoneClock, isLocalTime } from "./local-time.ts";

const ZONES = [
  ...["UTC", "America/Chicago", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia"],
  ...["Asia/Kathmandu", "America/Sao_Paulo", "Africa/Casablanca", "America/St_Johns"],
];
const two = (value: number) => String(value).padStart(2, "0");

describe("the clock of a time zone", () => {
  it("reads every time as Temporal does, where clocks are changed as well", () => {
    const random = createRandom(7);
    for (const zone of ZONES) {
      const clock = createZoneClock(zone);
      const times = Array.from({ length: 150 }, () => {
        const day = `${2008 + random.below(25)}-${two(1 + random.below(12))}-${two(1 + random.below(28))}`;
        return `${day}T${two(random.below(24))}:${two(random.below(60))}`;
      });
      for (const local of times) {
        const expected = Temporal.PlainDateTime.from(local).toZonedDateTime(zone);
        const instant = clock.instantOf(local);
        expect(`${zone} ${local} ${instant}`).toBe(
          `${zone} ${local} ${expected.epochMilliseconds}`,
        );
        expect(clock.isoTimeAt(instant)).toBe(
          expected.toString({ timeZoneName: "never", smallestUnit: "second" }),
        );
      }
    }
  });

  it.each([
    ["that is skipped in spring", "Europe/Berlin", "2027-03-28T02:30", "2027-03-28T03:30:00+02:00"],
    ["just before", "Europe/Berlin", "2027-03-28T01:59", "2027-03-28T01:59:00+01:00"],
    ["just after", "Europe/Berlin", "2027-03-28T03:00", "2027-03-28T03:00:00+02:00"],
    ["that comes twice in fall", "Europe/Berlin", "2026-10-25T02:30", "2026-10-25T02:30:00+02:00"],
    ["skipped in Chicago", "America/Chicago", "2026-03-08T02:15", "2026-03-08T03:15:00-05:00"],
    ["twice in Chicago", "America/Chicago", "2026-11-01T01:15", "2026-11-01T01:15:00-05:00"],
    ["by half an hour", "Australia/Lord_Howe", "2026-10-04T02:10", "2026-10-04T02:40:00+11:00"],
    [
      "on a day that an island left out",
      "Pacific/Apia",
      "2011-12-30T12:00",
      "2011-12-31T12:00:00+14:00",
    ],
  ])("reads a time %s", (_, zone, local, expected) => {
    const clock = createZoneClock(zone);
    expect(clock.isoTimeAt(clock.instantOf(local))).toBe(expected);
  });

  it("tells times from what is none", () => {
    expect(["2026-12-24T09:00", "2028-02-29T23:59"].every(isLocalTime)).toBe(true);
    const wrong = [
      "2026-12-24",
      "2026-02-30T09:00",
      "2026-12-24T24:00",
      "2026-12-24T09:00Z",
      "0002-12-24T09:00",
      "",
    ];
    expect(wrong.filter(isLocalTime)).toEqual([]);
  });
});
