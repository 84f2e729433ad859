import { expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import type { PageState, StateKind } from "../../contract/history.ts";
import { historyRows } from "./history-rows.ts";

const OVERVIEW = {
  pages: [],
  shared: [],
  media: [],
  forms: { page: { title: { kind: "text", label: "Title" } }, blocks: [], use: {}, look: {} },
} as unknown as Overview;

const state = (minute: number, kind: StateKind, title: string): PageState => ({
  at: `2026-01-01T10:${String(minute).padStart(2, "0")}:00.000Z`,
  kind,
  page: { title },
});

const rows = (...states: PageState[]) =>
  historyRows("visit.json", states, OVERVIEW).map(
    ({ state, text, isSaved }) => `${state.page.title}: ${text}${isSaved ? " (saved)" : ""}`,
  );

it("describes in sentences what was done, the newest first", () => {
  expect(
    rows(
      state(0, "began", "A"),
      state(1, "work", "B"),
      state(2, "saved", "B"),
      state(3, "outside", "C"),
      state(4, "saved", "D"),
      state(5, "work", "E"),
      state(6, "discarded", "D"),
    ),
  ).toEqual([
    "D: You threw your unsaved changes away.",
    "E: You changed the title.",
    "D: You changed the title. (saved)",
    "C: Changed outside of the studio: the title.",
    "B: You changed the title. (saved)",
    "A: As it was before these changes.",
  ]);
});

it("lists once what was changed in one sitting, and never leaves out what was saved", () => {
  expect(
    rows(
      state(0, "began", "A"),
      state(1, "work", "B"),
      state(5, "work", "C"),
      state(30, "work", "D"),
      state(31, "saved", "D"),
      state(32, "work", "E"),
    ).map((text) => text.charAt(0)),
  ).toEqual(["E", "D", "C", "A"]);
});

it("names whoever else did it, where a team works together", () => {
  const ana = { name: "Ana", email: "ana@bakery.example" };
  const team = { person: { ...ana, role: "author" } } as const;
  const by = { name: "Bo", email: "bo@bakery.example" };
  const states = [
    state(0, "began", "A"),
    { ...state(1, "saved", "B"), by },
    { ...state(2, "work", "C"), by: ana },
    { ...state(3, "discarded", "B"), by },
  ];
  expect(historyRows("visit.json", states, { ...OVERVIEW, team }).map(({ text }) => text)).toEqual([
    "Bo threw unsaved changes away.",
    "You changed the title.",
    "Bo changed the title.",
    "As it was before these changes.",
  ]);
});
