import type { SiteFile } from "../../model/site-file.ts";
import { CURRENCIES } from "../texts/currencies.ts";
import type { Stretch } from "../texts/stretch.ts";
import { readPart } from "../texts/words.ts";

/** A price that the site file gives a name. */
export interface PriceFact {
  name: string;
  /** What authors write for it, for example `{facts.monthlyFrom}`. */
  token: string;
  value: string;
}

const AMOUNT = "\\d[\\d.,]*";
const SIGN = `(?:\\p{Sc}|${CURRENCIES.join("|").toUpperCase()})`;
/** One amount or a range, with the sign of its money before or after it, and nothing else. */
const PRICE = `(?:${SIGN}\\s?${AMOUNT}(?:\\s?[–-]\\s?${SIGN}?\\s?${AMOUNT})?\\+?|${AMOUNT}(?:\\s?[–-]\\s?${AMOUNT})?\\+?\\s?${SIGN})`;
const ONLY_PRICE = new RegExp(`^${PRICE}$`, "u");
const PRICES = new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}])${PRICE}(?![\\p{L}\\p{N}%])`, "gu");
/** Amounts below this stand for too many things. */
const LEAST = 10;

/** The prices among the facts of a site. */
export function priceFacts({ facts }: SiteFile): PriceFact[] {
  return Object.entries(facts ?? {})
    .filter(([, value]) => ONLY_PRICE.test(value) && firstAmount(value) >= LEAST)
    .map(([name, value]) => ({ name, token: `{facts.${name}}`, value }));
}

/** The prices that are written out in a text. A dot or comma after one belongs to the sentence. */
export function pricesIn(text: string): (Stretch & { written: string })[] {
  return [...readPart(text).matchAll(PRICES)].map(({ 0: match, index }) => {
    const written = match.replace(/[.,]+$/, "");
    return { written, offset: index, length: written.length };
  });
}

function firstAmount(price: string): number {
  return Number(/\d[\d.,]*/.exec(price)?.[0].replace(/\D/g, ""));
}
