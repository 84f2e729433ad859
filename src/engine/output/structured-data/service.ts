import type { Service } from "schema-dts";
import type { AreaType } from "../../model/site-file.ts";
import { offersOf } from "./offers.ts";
import { organizationId, servedAreas } from "./organization.ts";
import type { PageFacts } from "./page-facts.ts";
import { type PageSubject, placeNames, subjectOf } from "./subject.ts";

/** A service as an object: the type of the library also allows its address alone. */
type SchemaService = Exclude<Service, string>;

/** An area, and a place within it. */
const AREAS: readonly AreaType[] = ["AdministrativeArea", "Place"];

/** What a page offers: a service, or one service for one audience or in one place. Pages of areas above places are collections, not offers. */
export function service(facts: PageFacts): Service[] {
  const subject = subjectOf(facts);
  if (subject?.kind === "service" || subject?.kind === "audience")
    return [offered(facts, facts.heading, { ...whatFor(facts, subject), ...servedAreas(facts) })];
  if (subject?.kind !== "place") return [];
  const areaServed = areaOf(placeNames(facts), subject.areas ?? AREAS);
  if (!areaServed) return [];
  return [offered(facts, nameInTab(facts), { ...whatFor(facts, subject), areaServed })];
}

/** @returns nothing for an area that has places below */
function areaOf([name, ...above]: string[], types: readonly AreaType[]): Area | undefined {
  const type = types.at(-1);
  if (name === undefined || type === undefined) return undefined;
  if (types.length === 1) return { "@type": type, name };
  const containedInPlace = areaOf(above, types.slice(0, -1));
  return containedInPlace && { "@type": type, name, containedInPlace };
}

/** What the browser's tab calls the page: the heading of a place's page may be its name alone. */
function nameInTab({ checked: { page }, site: { shell } }: PageFacts): string {
  return page.head.title.replace(` | ${shell.brand}`, "");
}

/** An area in the one that it lies in. */
interface Area {
  "@type": AreaType;
  name: string;
  containedInPlace?: Area;
}

type WhatFor = Pick<SchemaService, "serviceType" | "audience">;

/** The kind of service and the people it is for. */
function whatFor({ checked: { fields } }: PageFacts, subject: PageSubject): WhatFor {
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
