import type { Service } from "schema-dts";
import type { Subject } from "../../model/site-file.ts";
import { offersOf } from "./offers.ts";
import { organizationId, servedAreas } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { placeNames, subjectOf } from "./subject.ts";

/** A service as an object: the type of the library also allows its address alone. */
type SchemaService = Exclude<Service, string>;

/** What a page offers: a service, or one service for one audience or in one city. Pages of states are collections, not offers. */
export function service(facts: PageFacts): Service[] {
  const subject = subjectOf(facts);
  if (subject?.kind === "service" || subject?.kind === "audience")
    return [offered(facts, facts.heading, { ...whatFor(facts, subject), ...servedAreas(facts) })];
  const [city, state] = placeNames(facts);
  if (subject?.kind !== "place" || city === undefined || state === undefined) return [];
  const areaServed = {
    "@type": "City" as const,
    name: city,
    containedInPlace: { "@type": "State" as const, name: state },
  };
  return [offered(facts, nameInTab(facts), { ...whatFor(facts, subject), areaServed })];
}

/** What the browser's tab calls the page: the heading of a city page may be the city's name alone. */
function nameInTab({ checked: { page }, site: { shell } }: PageFacts): string {
  return page.head.title.replace(` | ${shell.brand}`, "");
}

type WhatFor = Pick<SchemaService, "serviceType" | "audience">;

/** The kind of service and the people it is for. */
function whatFor({ checked: { fields } }: PageFacts, subject: Subject): WhatFor {
  const { title, shortTitle = title } = fields;
  switch (subject.kind) {
    case "audience":
      return {
        serviceType:
          subject.service === undefined ? shortTitle : `${subject.service} for ${shortTitle}`,
        audience: audience(shortTitle),
      };
    default:
      return {
        serviceType: subject.service ?? (subject.kind === "service" ? title : undefined),
        ...(subject.audience === undefined ? {} : { audience: audience(subject.audience) }),
      };
  }
}

function audience(audienceType: string) {
  return { "@type": "Audience" as const, audienceType };
}

function offered(facts: PageFacts, name: string, more: Partial<SchemaService>): Service {
  const { opening, url } = facts;
  const offers = offersOf(facts);
  return {
    "@type": "Service",
    "@id": `${url}#service`,
    name,
    ...(opening ? { description: opening } : {}),
    provider: { "@id": organizationId(facts) },
    ...more,
    ...(offers.length > 0 ? { offers } : {}),
  } as Service;
}
