import { expect, it } from "vitest";
import { priceInWords } from "./money.ts";

it.each([
  ["12.9", "EUR", "de", "12,90_€"],
  ["1200", "EUR", "de", "1.200_€"],
  ["1200", "EUR", "en-GB", "€1,200"],
  ["12.5 CHF", "EUR", "fr", "12,50_CHF"],
  ["12.5\u00a0CHF", undefined, "de", "12,50_CHF"],
  ["750", "USD", "en-US", "$750"],
  ["750", undefined, "en-US", "750"],
  ["$750+", "USD", "en-US", "$750+"],
  ["Included", "EUR", "de", "Included"],
  ["1.2345", "EUR", "de", "1.2345"],
])("writes %s, in %s unless it says another, as %s has it", (price, currency, language, text) => {
  expect(priceInWords(price, { currency, language }).replaceAll("\u00a0", "_")).toBe(text);
});
