import { definitionOf, type ShownPlace } from "../../model/block-definition.ts";
import type { Business } from "../../model/business.ts";
import { isHidden } from "../../pipeline/index/hidden.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import type { Position } from "./roots.ts";
import { shownBlocks } from "./shown-blocks.ts";

/** A place of business that a block of a page shows, and where the block says which. */
export interface PlaceInBlock extends Pick<ShownPlace, "route" | "business">, Position {}

/** The places of business that the blocks of a page show, those of shared blocks among them. */
export function placesInBlocks(page: CheckedPage, site: PageSite): PlaceInBlock[] {
  const { blocks } = site.index.definitions;
  return shownBlocks(page, site).flatMap(({ block, use, at }): PlaceInBlock[] => {
    const places = definitionOf(blocks, block)?.shownPlaces?.(block) ?? [];
    return places.map(({ pointer: within, ...place }) => {
      // Which place a page is about is up to the page, also where the block is a shared one.
      const isOfPage = place.route === undefined && place.business === undefined;
      const position = at(within);
      return { ...place, ...(isOfPage && position.file !== use.file ? use : position) };
    });
  });
}

/** The page that a page of the site knows under a route: a hidden one knows others that are hidden. */
export function pageAt(
  route: string,
  { entry }: CheckedPage,
  { index }: PageSite,
): PageEntry | undefined {
  return (isHidden(entry) ? index.withHidden : index).pages.get(route);
}

/** The business that a block of a page shows: that of the page with a route, else of its page, else of the site. */
export function describedBusiness(
  route: string | undefined,
  page: CheckedPage,
  site: PageSite,
): Business | undefined {
  return route === undefined
    ? (page.entry.page.business ?? site.index.site.business)
    : pageAt(route, page, site)?.page.business;
}
