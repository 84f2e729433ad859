import type { Offer, Service } from "schema-dts";
import type { ResolvedBlock } from "../../page/resolved-block.ts";
import { organizationId } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { placeNames, subjectOf } from "./subject.ts";

/** A price such as `$750+`, in dollars. */
const DOLLARS = /^\$([\d,]+)\+?$/;

/** What a page offers: a service, or the service in one city. Pages of states are collections, not offers. */
export function service(facts: PageFacts): Service[] {
  const subject = subjectOf(facts);
  if (subject === "service") return [offered(facts, facts.heading, {})];
  const [city, state] = placeNames(facts);
  if (subject !== "place" || city === undefined || state === undefined) return [];
  return [
    offered(facts, nameInTab(facts), {
      areaServed: {
        "@type": "City",
        name: city,
        containedInPlace: { "@type": "State", name: state },
      },
    }),
  ];
}

/** What the browser's tab calls the page: the heading of a city page is only the city's name. */
function nameInTab({ checked: { page }, site: { shell } }: PageFacts): string {
  return page.head.title.replace(` | ${shell.brand}`, "");
}

function offered(facts: PageFacts, name: string, area: Pick<Service, "areaServed">): Service {
  const { opening, url, checked } = facts;
  const offers = checked.page.blocks.flatMap(monthlyOffer).slice(0, 1);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    ...(opening ? { description: opening } : {}),
    provider: { "@id": organizationId(facts) },
    ...area,
    ...(offers.length > 0 ? { offers } : {}),
  } as Service;
}

/** The highlighted monthly price of a ledger. */
function monthlyOffer(block: ResolvedBlock): Offer[] {
  if (block.type !== "pricing") return [];
  const row = block.rows.find(({ highlight }) => highlight);
  const price = DOLLARS.exec(row?.value ?? "")?.[1];
  if (!row || price === undefined || !/month/i.test(row.label)) return [];
  return [
    {
      "@type": "Offer",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        minPrice: Number(price.replaceAll(",", "")),
        priceCurrency: "USD",
        unitText: "MONTH",
      },
    },
  ];
}
