import type { BreadcrumbList, ItemList, Person, WebPage } from "schema-dts";
import type { PageCard, Review } from "../../model/resolved.ts";
import { organizationId } from "./organization.ts";
import { addressOf, type PageFacts } from "./page-facts.ts";
import { placeOfPage } from "./places.ts";
import { service } from "./service.ts";
import { placeNames, subjectOf } from "./subject.ts";

type WebPageType = "AboutPage" | "CollectionPage" | "ContactPage" | "WebPage";

/** The page itself, with the way to it and the pages that it leads to. */
export function webPage(facts: PageFacts): WebPage {
  const { checked, heading, opening, url } = facts;
  const { updated } = checked.entry.page;
  const review = reviewOf(facts);
  // What a page says of its service stands there once.
  const description = service(facts).length > 0 ? undefined : opening;
  return {
    "@type": typeOf(facts),
    "@id": `${url}#page`,
    url,
    name: heading,
    ...(checked.page.languages ? { inLanguage: facts.site.shell.language } : {}),
    ...(description ? { description } : {}),
    ...(review ? { lastReviewed: review.day.iso, reviewedBy: reviewer(review) } : {}),
    ...(updated ? { dateModified: updated } : {}),
    isPartOf: { "@id": `${addressOf(facts, "/")}#website` },
    publisher: { "@id": organizationId(facts) },
    ...placeOfPage(facts),
    ...breadcrumb(facts),
    ...itemList(facts),
  } as WebPage;
}

/** The way to the page, in the words of the line above its heading; its end, the page itself, has no address. */
function breadcrumb(facts: PageFacts): { breadcrumb?: BreadcrumbList } {
  const { trail, heading } = facts;
  if (trail.length === 0) return {};
  const above = trail.map(({ label, href }) => ({ name: label, item: addressOf(facts, href) }));
  const name = nameInMenus(facts) ?? placeNames(facts)[0] ?? heading;
  return {
    breadcrumb: {
      "@type": "BreadcrumbList",
      itemListElement: [...above, { name }].map((entry, at) => ({
        "@type": "ListItem" as const,
        position: at + 1,
        ...entry,
      })),
    },
  };
}

/** The pages that a page of pages leads to. */
function itemList(facts: PageFacts): { mainEntity?: ItemList } {
  const listed = listedPages(facts);
  if (listed.length === 0) return {};
  return {
    mainEntity: {
      "@type": "ItemList",
      numberOfItems: listed.length,
      itemListElement: listed.map(({ title, route }, at) => ({
        "@type": "ListItem" as const,
        position: at + 1,
        name: title,
        url: addressOf(facts, route),
      })),
    },
  };
}

/** The review that the page shows; none while nobody is named. */
function reviewOf({ statements }: PageFacts): Review | undefined {
  return statements.flatMap(({ review }) => review ?? [])[0];
}

function reviewer({ name, credentials }: Review): Person {
  return { "@type": "Person", name, ...(credentials ? { description: credentials } : {}) };
}

function typeOf(facts: PageFacts): WebPageType {
  if (subjectOf(facts)?.kind === "about") return "AboutPage";
  if (facts.statements.some(({ isContact }) => isContact)) return "ContactPage";
  return listedPages(facts).length > 0 ? "CollectionPage" : "WebPage";
}

/** The cards of a page that lead to pages below it. */
function listedPages({ checked: { page }, statements }: PageFacts): PageCard[] {
  if (page.route === "/") return [];
  const lists = statements.map(({ pages = [] }) => pages);
  return lists.find((cards) => cards.some(({ route }) => route.startsWith(`${page.route}/`))) ?? [];
}

/** What the menus call the page. */
function nameInMenus({ site: { shell }, checked: { page } }: PageFacts): string | undefined {
  const groups = [...shell.footer.groups, ...shell.header];
  const links = groups.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
  return links.find(({ href }) => href === page.route)?.label;
}
