import type { Route } from "../../../engine/fields/route/type.ts";
import type { Business } from "../../../engine/model/business.ts";
import type { Section } from "../../parts/section.ts";

/** When a place is open: the week, seasons and special days, whether it is open now, and how to find it. All of it comes from `business` of the page or of the site. */
export interface OpeningHoursBlock extends Section {
  type: "opening-hours";
  /**
   * The page about the place; this page by default, and without a place of its own the business of the site.
   * @title Page of the place
   */
  page?: Route;
  /**
   * The place itself, where no page is about it.
   * @title Place of business
   */
  business?: Business;
}
