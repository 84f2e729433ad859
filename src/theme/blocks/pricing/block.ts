import { defineBlock } from "../../../engine/model/block-definition.ts";
import { priceInWords } from "../../money.ts";
import type { PricingBlock, PricingRow } from "./types.ts";

/** What a ledger gets: its rows with every amount as the language has it. */
export interface PricingContext {
  rows: PricingRow[];
}

/** A price such as `$750+`, in dollars. */
const DOLLARS = /^\$([\d,]+)\+?$/;

export const block = defineBlock<PricingBlock, PricingContext>({
  type: "pricing",
  context: ({ rows }, { site }) => ({
    rows: rows.map((row) => ({ ...row, value: priceInWords(row.value, site) })),
  }),
  structuredData: ({ rows }) => ({ monthlyPrice: monthlyPrice(rows) }),
});

/** The highlighted row, when it is a price by the month. */
function monthlyPrice(rows: PricingRow[]) {
  const row = rows.find(({ highlight }) => highlight);
  const price = DOLLARS.exec(row?.value ?? "")?.[1];
  if (!row || price === undefined || !/month/i.test(row.label)) return undefined;
  return { least: Number(price.replaceAll(",", "")), currency: "USD" };
}
