import type { Place } from "../../model/place.ts";
import type { PageEntry } from "../index/site-index.ts";
import { addressLines } from "./address-lines.ts";
import type { ResolvedFields, ResolvedSite } from "./resolved-fields.ts";

/** The place that a page or a block describes. Phone and time zone are those of the site where it has none. */
export function placeOf(
  { business, title, page }: Pick<ResolvedFields, "business" | "title"> & { page?: PageEntry },
  site: ResolvedSite,
): Place | undefined {
  if (!business) return undefined;
  const { name = title, address, timeZone = site.business?.timeZone } = business;
  return {
    ...phoneOf(business, site),
    ...business,
    name,
    addressLines: address ? addressLines(address) : [],
    ...(page ? { route: page.route, original: page.page.translates ?? page.route } : {}),
    ...(timeZone === undefined ? {} : { timeZone }),
  };
}

/** The business of the site itself. */
export function placeOfSite(site: ResolvedSite): Place | undefined {
  const { business } = site;
  if (!business) return undefined;
  const address = business.address ?? site.address;
  return {
    ...phoneOf(business, site),
    ...business,
    isSite: true,
    name: business.name ?? site.brand,
    ...(address ? { address, addressLines: addressLines(address) } : { addressLines: [] }),
  };
}

/** A number of its own stands alone: that of the site would lead elsewhere. */
function phoneOf(
  { phone }: { phone?: string },
  site: ResolvedSite,
): Pick<Place, "phone" | "phoneNumber"> {
  if (phone !== undefined) return {};
  return {
    ...(site.phone === undefined ? {} : { phone: site.phone }),
    ...(site.phoneNumber === undefined ? {} : { phoneNumber: site.phoneNumber }),
  };
}
