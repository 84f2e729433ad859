import type { Place } from "../../model/place.ts";
import { slugify } from "../../model/slug.ts";
import { openingHours } from "./hours.ts";
import { organizationId, postalAddress } from "./organization.ts";
import { addressOf, type PageFacts } from "./page-facts.ts";

// Nodes are plain objects here: a type out of a hundred kinds of business would take the compiler minutes.

/** What the page shows of the business of the site itself, as a place of its kind. */
export function ownPlace({ statements }: PageFacts): object {
  const shown = statements.flatMap(({ places = [] }) => places.filter(({ isSite }) => isSite));
  return Object.assign(
    {},
    ...shown.map((place) => ({ "@type": place.type, ...placeProperties(place) })),
  );
}

/** The other places of business that the page shows, each under a name of its own on all pages. */
export function places(facts: PageFacts): object[] {
  const nodes = new Map<string, object>();
  for (const place of facts.statements.flatMap(({ places: shown = [] }) => shown)) {
    if (place.isSite) continue;
    const id = placeId(facts, place);
    nodes.set(id, { ...nodes.get(id), ...placeNode(facts, place, id) });
  }
  return [...nodes.values()];
}

function placeNode(facts: PageFacts, place: Place, id: string): object {
  return {
    "@type": place.type,
    "@id": id,
    name: place.name,
    ...(place.route ? { url: addressOf(facts, place.route) } : {}),
    parentOrganization: { "@id": organizationId(facts) },
    ...placeProperties(place),
  };
}

/** The place that the page is about, when the page shows it. */
export function placeOfPage(facts: PageFacts): { about?: { "@id": string } } {
  const { route } = facts.checked.page;
  const shown = facts.statements.flatMap(({ places: all = [] }) => all);
  const own = shown.find((place) => place.route === route);
  return own ? { about: { "@id": placeId(facts, own) } } : {};
}

/** Versions of a page in several languages are about one place. A place without a page is named after where it is shown. */
function placeId(facts: PageFacts, { original, name }: Place): string {
  return original === undefined
    ? `${facts.url}#${slugify(name)}`
    : `${addressOf(facts, original)}#place`;
}

function placeProperties(place: Place): object {
  const { address, phone, position, priceRange, areas, languages, identifiers } = place;
  return {
    ...(address ? { address: postalAddress(address) } : {}),
    ...(phone ? { telephone: phone.replace(/[\u2066\u2069]/g, "") } : {}),
    ...(position ? { geo: { "@type": "GeoCoordinates", ...position } } : {}),
    ...openingHours(place),
    ...(priceRange ? { priceRange } : {}),
    ...(areas ? { areaServed: areas } : {}),
    ...(languages ? { knowsLanguage: languages } : {}),
    ...(identifiers
      ? {
          identifier: identifiers.map(({ name, value }) => ({
            "@type": "PropertyValue",
            name,
            value,
          })),
        }
      : {}),
  };
}
