import { expect, it } from "vitest";
import { localTime, openStateAt } from "./open-state.ts";
import type { Schedule } from "./spans.ts";

const SCHEDULE: Schedule = {
  hours: {
    monday: ["14:00-18:00", "09:00-12:30"],
    friday: ["18:00-02:00"],
    saturday: ["18:00-24:00"],
    sunday: ["00:00-03:00"],
  },
  seasons: [
    { name: "Summer", from: "2026-07-01", until: "2026-08-31", hours: { monday: ["10:00-11:00"] } },
  ],
  holidays: [
    { name: "Inventory", from: "2026-11-23", hours: ["20:00-21:00"] },
    { name: "Christmas", from: "2026-12-21", until: "2027-01-03" },
  ],
};
const at = (day: string, time: string) => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return openStateAt(SCHEDULE, { day, minutes: hours * 60 + minutes });
};
const time = (day: string, hours: number, minutes = 0) => ({ day, minutes: hours * 60 + minutes });

it.each([
  ["in the morning", "2026-11-16", "09:00", { closes: time("2026-11-16", 12, 30) }],
  ["in its last minute", "2026-11-16", "12:29", { closes: time("2026-11-16", 12, 30) }],
  ["before midnight", "2026-11-20", "23:00", { closes: time("2026-11-21", 2) }],
  ["after midnight", "2026-11-21", "01:59", { closes: time("2026-11-21", 2) }],
  ["where a day goes on into the next", "2026-11-21", "20:00", { closes: time("2026-11-22", 3) }],
  ["on a special day", "2026-11-23", "20:30", { closes: time("2026-11-23", 21) }],
  ["in a season", "2026-07-06", "10:30", { closes: time("2026-07-06", 11) }],
])("is open %s", (_, day, now, expected) => {
  expect(at(day, now)).toEqual({ isOpen: true, ...expected });
});

it.each([
  ["between two times", "2026-11-16", "12:30", { opens: time("2026-11-16", 14) }],
  ["after the last", "2026-11-16", "18:00", { opens: time("2026-11-20", 18) }],
  ["on a special day", "2026-11-23", "09:30", { opens: time("2026-11-23", 20) }],
  ["in a season", "2026-07-06", "15:00", { opens: time("2026-07-13", 10) }],
  ["on days off for weeks", "2026-12-22", "10:00", {}],
])("is closed %s", (_, day, now, expected) => {
  expect(at(day, now)).toEqual({ isOpen: false, ...expected });
});

it("is open without end where every day is open whole", () => {
  const whole = ["00:00-24:00"];
  const hours = { monday: whole, tuesday: whole, wednesday: whole, thursday: whole };
  const schedule = { hours: { ...hours, friday: whole, saturday: whole, sunday: whole } };
  expect(openStateAt(schedule, time("2026-11-22", 12))).toEqual({ isOpen: true });
});

it("reads the clock of the place", () => {
  const now = new Date("2026-11-22T23:05:00Z");
  expect(localTime(now, "Asia/Tokyo")).toEqual(time("2026-11-23", 8, 5));
  expect(localTime(now, "Europe/Lisbon")).toEqual(time("2026-11-22", 23, 5));
  expect(localTime(new Date("2026-11-22T00:00:00Z"), "UTC")).toEqual(time("2026-11-22", 0));
});
