import { defineBlock, type StatedOffer } from "../../../engine/model/block-definition.ts";
import { amountIn, type MoneyContext, priceInWords } from "../../money.ts";
import type { PricingBlock, PricingRow } from "./types.ts";

/** What a ledger gets: its rows with every amount as the language has it, and what they offer. */
export interface PricingContext {
  rows: PricingRow[];
  offers?: StatedOffer[];
}

export const block = defineBlock<PricingBlock, PricingContext>({
  type: "pricing",
  context({ rows }, { site }) {
    const offers = rows.flatMap((row) => offerOf(row, site));
    return {
      rows: rows.map((row) => ({ ...row, value: priceInWords(row.value, site) })),
      ...(offers.length > 0 ? { offers } : {}),
    };
  },
  structuredData: ({ offers }) => ({ offers }),
});

/** What a row offers: one with a unit, or one that stands out, when its price is an amount. */
function offerOf(
  { label, value, isLeast, per, highlight }: PricingRow,
  site: MoneyContext,
): StatedOffer[] {
  const amount = per || highlight ? amountIn(value, site) : undefined;
  if (!amount) return [];
  return [
    { name: label, ...amount, ...(isLeast ? { isLeast } : {}), ...(per ? { unit: per } : {}) },
  ];
}
