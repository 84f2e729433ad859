import type { Organization, WebSite } from "schema-dts";
import { addressOf, type PageFacts } from "./page-facts.ts";

/** The name by which other nodes refer to the people behind the site. */
export function organizationId(facts: PageFacts): string {
  return `${addressOf(facts, "/")}#organization`;
}

/** The people behind the site, with every way to reach them that the frame of the page shows. */
export function organization(facts: PageFacts): Organization {
  const { shell, texts } = facts.site;
  const { phone, email } = shell.contact;
  const { about } = shell.footer;
  return {
    ...namedOrganization(facts),
    ...(shell.icon ? { logo: addressOf(facts, "/icon-512.png") } : {}),
    ...(about ? { description: about } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(email ? { email } : {}),
    ...(texts.address ? { address: postalAddress(texts.address) } : {}),
    ...(phone
      ? {
          contactPoint: {
            "@type": "ContactPoint",
            telephone: phone,
            contactType: "customer service",
          },
        }
      : {}),
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
    url: addressOf(facts, "/"),
    publisher: { "@id": organizationId(facts) },
  };
}

function postalAddress(address: {
  street: string;
  city: string;
  region: string;
  postalCode: string;
  country: string;
}) {
  return {
    "@type": "PostalAddress" as const,
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.region,
    postalCode: address.postalCode,
    addressCountry: address.country,
  };
}
