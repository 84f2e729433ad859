import type { ContactPoint, Organization, WebSite } from "schema-dts";
import type { Base } from "../../model/site-file.ts";
import type { ResolvedSite } from "../../pipeline/resolve/resolved-fields.ts";
import { addressOf, type PageFacts } from "./page-facts.ts";

type Node = Exclude<Organization, string>;

const AREAS = {
  city: "City",
  country: "Country",
  region: "AdministrativeArea",
  state: "State",
} as const;

/** The name by which other nodes refer to the people behind the site. */
export function organizationId(facts: PageFacts): string {
  return `${addressOf(facts, "/")}#organization`;
}

/** The people behind the site, with every way to reach them that the frame of the page shows. */
export function organization(facts: PageFacts): Organization {
  const { shell, texts } = facts.site;
  const { email } = shell.contact;
  const phone = shell.contact.phone?.replace(/[\u2066\u2069]/g, "");
  const { about } = shell.footer;
  return {
    ...namedOrganization(facts),
    ...(shell.icon ? { logo: addressOf(facts, "/icon-512.png") } : {}),
    ...(about ? { description: about } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(texts.address ? { ...kind(texts), address: postalAddress(texts.address) } : {}),
    ...location(texts.organization?.base),
    ...servedAreas(facts),
    ...(phone ? { contactPoint: contactPoint(facts, phone) } : {}),
  };
}

/** A business is an organization of a kind that says more. Search engines take none without an address. */
function kind({ business }: ResolvedSite): { "@type": "Organization" } | undefined {
  return business && { "@type": business.type as "Organization" };
}

/** Where the people behind the site offer their services, as the site file says. */
export function servedAreas({ site: { texts } }: PageFacts): Pick<Node, "areaServed"> {
  const areas = texts.organization?.areas;
  if (areas === undefined) return {};
  return {
    areaServed: areas.map(({ kind, name }) => ({ "@type": AREAS[kind], name })),
  };
}

function contactPoint(facts: PageFacts, telephone: string): ContactPoint {
  const languages = facts.site.texts.organization?.languages;
  return {
    "@type": "ContactPoint",
    telephone,
    contactType: "customer service",
    ...servedAreas(facts),
    ...(languages ? { availableLanguage: languages } : {}),
  };
}

/** Where they work from, beside the address that takes their mail. */
function location(base: Base | undefined): Pick<Node, "location"> {
  if (base === undefined) return {};
  const { city, region, country } = base;
  return {
    location: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      },
    },
  };
}

/** The people behind the site, as other pages name them. */
export function namedOrganization(facts: PageFacts) {
  return {
    "@type": "Organization" as const,
    "@id": organizationId(facts),
    name: facts.site.shell.brand,
    url: addressOf(facts, "/"),
  };
}

/** The site itself, under the name that search engines show beside its address. */
export function webSite(facts: PageFacts): WebSite {
  return {
    "@type": "WebSite",
    "@id": `${addressOf(facts, "/")}#website`,
    name: facts.site.shell.brand,
    url: addressOf(facts, facts.site.shell.home ?? "/"),
    publisher: { "@id": organizationId(facts) },
  };
}

/** An address in the words of schema.org. */
export function postalAddress(address: {
  street: string;
  city: string;
  region?: string;
  postalCode: string;
  country: string;
}) {
  return {
    "@type": "PostalAddress" as const,
    streetAddress: address.street,
    addressLocality: address.city,
    ...(address.region === undefined ? {} : { addressRegion: address.region }),
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}
