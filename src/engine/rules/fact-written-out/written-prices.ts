import type { Finding } from "../../model/issue.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsWith } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { editsBetween } from "../../pipeline/validate/nearest.ts";
import { labelBeside, type Roots, rootsOf } from "../analysis/texts/roots.ts";
import { markStretch, type Stretch } from "../analysis/texts/stretch.ts";
import { contextOf } from "./contexts.ts";
import { type PriceFact, priceFacts, pricesIn } from "./prices.ts";
import { textsWithoutFacts, writtenOut } from "./written-facts.ts";

/** Prices that the site file gives are written as tokens, so that they change everywhere at once. */
export function writtenPrices(site: CheckedSite): Finding[] {
  const facts = priceFacts(site.index.site);
  if (facts.length === 0) return [];
  const roots = rootsOf(site);
  let contexts: ReadonlyMap<string, PriceFact> | undefined;
  return textsWithoutFacts(site, Sign.money | Sign.word).flatMap((text) =>
    pricesIn(text.text).flatMap(({ written, ...stretch }): Finding[] => {
      const tokens = facts.filter(({ value }) => value === written).map(({ token }) => token);
      const meant = tokens.length === 1 ? tokens[0] : undefined;
      if (tokens.length > 0) return [writtenOut(text, stretch, { written, tokens, meant })];
      contexts ??= contextsOf(site, facts, roots);
      const context = contextOf(text.text, stretch, labelBeside(text, roots));
      const fact = facts.find((one) => isSlip(written, one)) ?? contexts.get(context ?? "");
      return fact ? [otherPrice(text, stretch, { written, fact })] : [];
    }),
  );
}

/** Whether a price is written like one with a mark of its own, as in `$750+`, and has one other digit. */
function isSlip(written: string, { value }: PriceFact): boolean {
  const form = (price: string) => price.replace(/\d/g, "0");
  return /[+–-]/.test(value) && form(written) === form(value) && editsBetween(written, value) === 1;
}

/** The words that stand around prices where they are written as tokens. */
function contextsOf(
  site: CheckedSite,
  facts: PriceFact[],
  roots: Roots,
): ReadonlyMap<string, PriceFact> {
  return new Map(
    textsWith(site, Sign.brace).flatMap((text) =>
      facts.flatMap((fact): [string, PriceFact][] => {
        const offset = text.text.indexOf(fact.token);
        if (offset < 0) return [];
        const stretch = { offset, length: fact.token.length };
        const context = contextOf(text.text, stretch, labelBeside(text, roots));
        return context === undefined ? [] : [[context, fact]];
      }),
    ),
  );
}

function otherPrice(
  text: OddText,
  stretch: Stretch,
  { written, fact }: { written: string; fact: PriceFact },
): Finding {
  return {
    message: `${written} stands here where ${fact.token} is meant, which is ${fact.value}.`,
    hint: `Write ${fact.token}. To change the price everywhere, change it in pages/_site.json.`,
    ...markStretch(text, stretch),
    choice: { fact: fact.name, value: written },
  };
}
