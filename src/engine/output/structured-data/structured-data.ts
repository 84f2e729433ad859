import type { Thing } from "schema-dts";
import type { CheckedPage } from "../../pipeline/site.ts";
import type { PageContext } from "../page-context.ts";
import { article } from "./article.ts";
import { offersOf } from "./offers.ts";
import { namedOrganization, organization, webSite } from "./organization.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import { ownPlace, places } from "./places.ts";
import { service } from "./service.ts";
import { videos } from "./videos.ts";
import { webPage } from "./web-page.ts";

/**
 * What a page says, in the words of schema.org, made from the same data as the page that visitors see.
 *
 * @param shareImage the absolute address of the picture shown when the page is shared
 * @returns JSON-LD, or nothing for pages that search engines leave out
 */
export function structuredData(
  site: PageContext,
  checked: CheckedPage,
  shareImage?: string,
): string | undefined {
  const facts = pageFacts(site, checked, shareImage);
  if (!facts) return undefined;
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodesOf(facts) });
}

function nodesOf(facts: PageFacts): (Thing | object)[] {
  const { home = "/" } = facts.site.shell;
  const services = service(facts);
  const offers = services.length > 0 ? [] : offersOf(facts);
  const isHome = facts.checked.page.route === home;
  return [
    Object.assign(
      {},
      isHome || facts.statements.some(({ isContact }) => isContact)
        ? organization(facts)
        : namedOrganization(facts),
      ownPlace(facts),
      // What a page offers that stands for no service is offered by the people behind the site.
      offers.length > 0 ? { makesOffer: offers } : {},
    ),
    ...(isHome ? [webSite(facts)] : []),
    webPage(facts),
    ...places(facts),
    ...services,
    ...article(facts),
    ...videos(facts),
  ];
}
