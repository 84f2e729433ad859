import type { Finding } from "../../model/issue.ts";
import { contextOf } from "../../pipeline/facts/contexts.ts";
import { PRICED, tokenContexts } from "../../pipeline/facts/price-contexts.ts";
import { type PriceFact, priceFacts, pricesIn } from "../../pipeline/facts/prices.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { type CheckedPage, type CheckedSite, everyPage, pageSite } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import type { Stretch } from "../../pipeline/texts/stretch.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { editsBetween } from "../../pipeline/validate/nearest.ts";
import { isDefinition } from "../analysis/facts/definition.ts";
import { labelBeside, rootsBeside, rootsOf } from "../analysis/roots.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { writtenOut } from "./written-facts.ts";

/** Prices that the site file gives are written as tokens, so that they change everywhere at once. */
export function writtenPrices(texts: OddText[], index: SiteIndex): Finding[] {
  return pricesOf(texts, index).flatMap(({ text, written, stretch }): Finding[] => {
    const facts = priceFacts(index.site);
    const tokens = facts.filter(({ value }) => value === written).map(({ token }) => token);
    const meant = tokens.length === 1 ? tokens[0] : undefined;
    if (tokens.length > 0) return [writtenOut(text, stretch, { written, tokens, meant })];
    const fact = facts.find((one) => isSlip(written, one));
    return fact ? [otherPrice(text, stretch, { written, fact })] : [];
  });
}

/** Other prices where other texts have a token between the same words. */
export function pricesInContext(site: CheckedSite): Finding[] {
  const facts = priceFacts(site.index.site);
  if (facts.length === 0) return [];
  const contexts = contextsOf(site, facts);
  const isSuspect = ({ facts: { prices } }: CheckedPage) =>
    prices?.written.some((context) => contexts.has(context)) ?? false;
  const parts = everyPage(site)
    .filter(isSuspect)
    .map((page) => ({ texts: textsOn(page, site, PRICED), roots: rootsOf(page, pageSite(site)) }));
  const beside = { texts: textsBeside(site, PRICED), roots: rootsBeside(site) };
  return [...parts, beside].flatMap(({ texts, roots }) =>
    pricesOf(texts, site.index).flatMap(({ text, written, stretch }): Finding[] => {
      if (facts.some((one) => one.value === written || isSlip(written, one))) return [];
      const fact = contexts.get(contextOf(text.text, stretch, labelBeside(text, roots)) ?? "");
      return fact ? [otherPrice(text, stretch, { written, fact })] : [];
    }),
  );
}

/** The words that stand around prices where they are written as tokens. */
function contextsOf(site: CheckedSite, facts: PriceFact[]): ReadonlyMap<string, PriceFact> {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const roots = rootsBeside(site);
  const beside = textsBeside(site, Sign.brace).flatMap((text) =>
    tokenContexts(text, labelBeside(text, roots)),
  );
  const onPages = everyPage(site).flatMap(({ facts: { prices } }) => prices?.tokens ?? []);
  return new Map(
    [...onPages, ...beside].flatMap(([context, name]): [string, PriceFact][] => {
      const fact = byName.get(name);
      return fact ? [[context, fact]] : [];
    }),
  );
}

/** A price that is written out in a text. */
interface WrittenPrice {
  text: OddText;
  written: string;
  stretch: Stretch;
}

function pricesOf(texts: OddText[], { siteFile }: SiteIndex): WrittenPrice[] {
  return texts
    .filter((text) => !isDefinition(text, siteFile))
    .flatMap((text) =>
      pricesIn(text.text).map(({ written, ...stretch }) => ({ text, written, stretch })),
    );
}

/** Whether a price is written like one with a mark of its own, as in `$750+`, and has one other digit. */
function isSlip(written: string, { value }: PriceFact): boolean {
  const form = (price: string) => price.replace(/\d/g, "0");
  return /[+–-]/.test(value) && form(written) === form(value) && editsBetween(written, value) === 1;
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
