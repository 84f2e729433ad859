import { expect, it } from "vitest";
import { keepTogether } from "./keep-together.ts";

/** Spaces at which no line breaks, made visible: `_`, and `'` for a narrow one. */
const shown = (text: string, language: string) =>
  keepTogether(text, language)
    .replaceAll("\u00a0", "_")
    .replaceAll("\u202f", "'")
    .replaceAll("\u2066", "<")
    .replaceAll("\u2069", ">");

it.each([
  ["de", "Ab 12,90 € oder 5 % mehr", "Ab 12,90_€ oder 5_% mehr"],
  ["de", "Nach § 5 Abs. 2, z. B. um 9 Uhr", "Nach §_5 Abs._2, z._B. um 9_Uhr"],
  ["de", "in der Regel (i. d. R.) 3 mal", "in der Regel (i._d._R.) 3 mal"],
  ["de", "5 Menschen, 3 Guten und 2 Meter", "5 Menschen, 3 Guten und 2 Meter"],
  ["es", "Desde 890 € al mes", "Desde 890_€ al mes"],
  ["fr", "Combien ? 12,50 € !", "Combien'? 12,50_€'!"],
  ["fr", "Combien? Le « La » : juste.", "Combien'? Le «_La_»_: juste."],
  ["fr", "Quoi ?! https://a.org/?b=1", "Quoi ?! https://a.org/?b=1"],
  [
    "he",
    "03 12 טל (555) 010-0199 או +972 3 555 0100",
    "03 12 טל <(555) 010-0199> או <+972 3 555 0100>",
  ],
  ["en-US", "From 12.90 € or 5 %", "From 12.90 € or 5 %"],
])("%s: %s", (language, text, expected) => {
  expect(shown(text, language)).toBe(expected);
});
