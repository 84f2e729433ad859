import { expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { stringOf } from "../../model/strings.ts";
import { siteStrings } from "./site-strings.ts";

const strings = (language: string, own?: Record<string, string>) =>
  siteStrings(DEFINITIONS.strings, language, own);

it.each([
  ["en-US", "Updated May 1"],
  ["de-AT", "Aktualisiert am May 1"],
  ["es", "Actualizado el May 1"],
  ["fr", "Mis à jour le May 1"],
])("says a string in the language, whatever the country: %s", (language, text) => {
  const resolved = strings(language);
  expect(stringOf(resolved, "dates.updated", { day: "May 1" })).toBe(text);
  expect(resolved.missing).toEqual([]);
});

it("chooses the plural form of the language", () => {
  const count = (language: string, count: number) =>
    stringOf(strings(language), "sampleForm.wrongAnswers", { count });
  expect(count("en-US", 1)).toBe("One answer needs another look.");
  expect(count("en-US", 2)).toBe("2 answers need another look.");
  expect(count("de", 1200)).toBe("Bitte prüfen Sie 1.200 Angaben.");
  // French says nothing and one in the same way.
  expect(count("fr", 0)).toBe("Une réponse est à vérifier.");
});

it("takes the site's own words, with the forms that they have", () => {
  const own = {
    "frame.call": "Ring us",
    "sampleForm.wrongAnswers": "{count, plural, =1 {One} other {#!}}",
  };
  const resolved = strings("en-US", own);
  expect(stringOf(resolved, "frame.call")).toBe("Ring us");
  expect(stringOf(resolved, "sampleForm.wrongAnswers", { count: 1 })).toBe("One");
  expect(stringOf(resolved, "sampleForm.wrongAnswers", { count: 3 })).toBe("3!");
  expect(resolved.faults.size).toBe(0);
});

it.each([
  ["{day", { kind: "syntax" }],
  ["{day, date, long}", { kind: "syntax" }],
  ["{dya}", { kind: "values", unknown: ["dya"], known: ["day"] }],
])("leaves out words that cannot be filled in: %s", (text, fault) => {
  const resolved = strings("de", { "dates.updated": text });
  expect(resolved.faults.get("dates.updated")).toEqual(fault);
  expect(stringOf(resolved, "dates.updated", { day: "heute" })).toBe("Aktualisiert am heute");
});

it("counts what is missing in a language that the engine does not have", () => {
  const own = { home: "Inizio", "frame.menu": "{fill: Menu}", "frame.call": " " };
  const { missing } = strings("it", own);
  expect(missing).not.toContain("home");
  expect(missing).toEqual(expect.arrayContaining(["frame.menu", "frame.call", "frame.skip"]));
});
