import { parentPointer, valueAt } from "../../model/pointer.ts";
import type { PageSite, ResolvedEntry } from "../site.ts";
import type { OddText } from "../texts/scanner.ts";
import { textsOn } from "../texts/site-texts.ts";
import { Sign } from "../texts/word-hashes.ts";
import { contextOf } from "./contexts.ts";
import { pricesIn } from "./prices.ts";

/** The words around prices on a page: where one is written out, other texts may have a token between the same words. */
export interface PriceContexts {
  /** Around tokens, each with the name of the fact. */
  tokens: [context: string, fact: string][];
  /** Around prices that are written out. */
  written: string[];
}

/** The signs of texts in which prices may stand. */
export const PRICED = Sign.money | Sign.word;

const FACT = /\{facts\.([^{}]+)\}/g;

/** The words around the prices of a page; nothing for a page that has none. */
export function priceContexts(page: ResolvedEntry, site: PageSite): PriceContexts | undefined {
  const labelOf = ({ pointer }: OddText) => labelIn(page.entry.page, pointer);
  const tokens = textsOn(page, site, Sign.brace).flatMap((text) =>
    tokenContexts(text, labelOf(text)),
  );
  const written = textsOn(page, site, PRICED).flatMap((text) =>
    pricesIn(text.text).flatMap((price) => contextOf(text.text, price, labelOf(text)) ?? []),
  );
  return tokens.length + written.length > 0
    ? { tokens, written: [...new Set(written)] }
    : undefined;
}

/** The words around the facts that a text names, each where it stands first. */
export function tokenContexts({ text }: OddText, label: string): PriceContexts["tokens"] {
  const seen = new Set<string>();
  return [...text.matchAll(FACT)].flatMap(
    ({ 0: token, 1: fact = "", index }): PriceContexts["tokens"] => {
      if (seen.has(fact)) return [];
      seen.add(fact);
      const context = contextOf(text, { offset: index, length: token.length }, label);
      return context === undefined ? [] : [[context, fact]];
    },
  );
}

/** The label that stands beside a text and says what it is; empty when there is none. */
export function labelIn(root: unknown, pointer: string): string {
  const label = valueAt(root, `${parentPointer(pointer)}/label`);
  return typeof label === "string" ? label : "";
}
