import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { PricingBlock, PricingRow } from "./types.ts";

/** A price such as `$750+`, in dollars. */
const DOLLARS = /^\$([\d,]+)\+?$/;

export const block = defineBlock<PricingBlock>({
  type: "pricing",
  structuredData: ({ rows }) => ({ monthlyPrice: monthlyPrice(rows) }),
});

/** The highlighted row, when it is a price by the month. */
function monthlyPrice(rows: PricingRow[]) {
  const row = rows.find(({ highlight }) => highlight);
  const price = DOLLARS.exec(row?.value ?? "")?.[1];
  if (!row || price === undefined || !/month/i.test(row.label)) return undefined;
  return { least: Number(price.replaceAll(",", "")), currency: "USD" };
}
