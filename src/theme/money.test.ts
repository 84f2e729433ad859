import { expect, it } from "vitest";
import { amountIn, priceInWords } from "./money.ts";

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

const EUROS = { language: "de", currency: "EUR" };
const DOLLARS = { language: "en-US", currency: "USD" };

it.each([
  ["12.9", EUROS, { amount: 12.9, currency: "EUR" }],
  ["12.9 CHF", EUROS, { amount: 12.9, currency: "CHF" }],
  ["1.250,50 €", EUROS, { amount: 1250.5, currency: "EUR" }],
  ["1 250,50 €", { language: "fr", currency: "EUR" }, { amount: 1250.5, currency: "EUR" }],
  ["$750+", DOLLARS, { amount: 750, currency: "USD", isLeast: true }],
  ["$1,200", DOLLARS, { amount: 1200, currency: "USD" }],
  ["$12,00", DOLLARS, undefined],
  ["750+", DOLLARS, undefined],
  ["$750 or more", DOLLARS, undefined],
  ["Included", DOLLARS, undefined],
  ["$", DOLLARS, undefined],
  ["$750", { language: "en-US" }, undefined],
  ["12.9", { language: "en-US" }, undefined],
])("the amount of %s", (price, site, amount) => {
  expect(amountIn(price, site)).toEqual(amount);
});
