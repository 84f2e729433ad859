import type { Offer } from "schema-dts";
import type { StatedOffer } from "../../model/block-definition.ts";
import type { PageFacts } from "./page-facts.ts";

/** What the page offers, at which price. Where there are several offers, each has a name. */
export function offersOf({ statements }: PageFacts): Offer[] {
  const stated = statements.flatMap(({ offers = [] }) => offers);
  return stated.map((offer) => ({
    "@type": "Offer",
    ...(stated.length > 1 ? { name: offer.name } : {}),
    ...priceOf(offer),
  }));
}

/** A price alone is the price of the offer; the least, or one for a unit, says so. */
function priceOf({ amount, isLeast, currency, unit }: StatedOffer) {
  if (!isLeast && !unit) return { price: amount, priceCurrency: currency };
  return {
    priceSpecification: {
      "@type": unit ? ("UnitPriceSpecification" as const) : ("PriceSpecification" as const),
      [isLeast ? "minPrice" : "price"]: amount,
      priceCurrency: currency,
      ...(unit ? { unitText: unit.replace(/[A-Z]/, " $&").toUpperCase() } : {}),
    },
  };
}
