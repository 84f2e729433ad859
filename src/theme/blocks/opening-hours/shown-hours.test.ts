import { expect, it } from "vitest";
import type { Place } from "../../../engine/model/place.ts";
import { shownHours } from "./shown-hours.ts";
import { shownPlace } from "./shown-place.ts";
import { withoutPast } from "./without-past.ts";

const PLACE: Place = {
  type: "Bakery",
  name: "A",
  addressLines: [],
  hours: { monday: ["09:00-12:30", "18:00-02:00"], tuesday: ["00:00-24:00"] },
  seasons: [
    { name: "S", from: "2026-11-01", until: "2027-02-28", hours: { sunday: ["10:00-11:00"] } },
  ],
  holidays: [
    { name: "H", from: "2026-12-24" },
    { name: "I", from: "2026-12-31", until: "2027-01-02", hours: ["09:00-10:00"] },
  ],
  languages: ["de", "en"],
  areas: ["X", "Y", "Z"],
};

it("writes hours and days as the language does", () => {
  const german = shownHours(PLACE, "de");
  expect(german.week?.slice(0, 3)).toEqual([
    {
      day: "monday",
      name: "Montag",
      spans: [
        { from: "09:00", until: "12:30" },
        { from: "18:00", until: "02:00" },
      ],
    },
    {
      day: "tuesday",
      name: "Dienstag",
      spans: [{ from: "00:00", until: "00:00", isWholeDay: true }],
    },
    { day: "wednesday", name: "Mittwoch", spans: [] },
  ]);
  expect(german.seasons[0]?.days).toBe("1. November 2026\u2009–\u200928. Februar 2027");
  expect(german.holidays).toEqual([
    { name: "H", days: "24. Dezember 2026", spans: [] },
    {
      name: "I",
      days: "31. Dezember 2026\u2009–\u20092. Januar 2027",
      spans: [{ from: "09:00", until: "10:00" }],
    },
  ]);
  expect(german.times).toMatchObject({ "00:00": "00:00", "12:30": "12:30" });
  expect(shownHours(PLACE, "en-US").times["12:30"]).toBe("12:30\u00a0PM");
  expect(shownHours({}, "en").week).toBeUndefined();
});

it("writes what is known of a place as the language does", () => {
  expect(shownPlace(PLACE, "de")).toEqual({ languages: "Deutsch, Englisch", areas: "X, Y und Z" });
});

it("leaves out what is over, wherever it is read", () => {
  const shownOn = (today: string) => {
    const { seasons, holidays } = withoutPast(PLACE, { today });
    return [...(seasons ?? []), ...(holidays ?? [])].map(({ name }) => name).join();
  };
  expect(shownOn("2026-12-26")).toBe("S,H,I");
  expect(shownOn("2026-12-27")).toBe("S,I");
  expect(shownOn("2027-01-04")).toBe("S,I");
  expect(shownOn("2027-01-05")).toBe("S");
  expect(shownOn("2027-03-02")).toBe("S");
  expect(shownOn("2027-03-03")).toBe("");
});

it("asks for the day only where some are special", () => {
  const { seasons: _, holidays: __, ...usual } = PLACE;
  const site = {
    get today(): string {
      throw new Error("It was asked.");
    },
  };
  expect(withoutPast(usual, site)).toBe(usual);
});
