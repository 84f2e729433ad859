import type { Business, WeekHours } from "./business.ts";
import type { Resolved } from "./resolved.ts";

/** A place of business, with what it has of the site where it says nothing itself. */
export interface Place extends Resolved<Business> {
  /** The page that is about it. */
  route?: string;
  /** The page that it is named after: the one about it in the language that it was written in first. */
  original?: string;
  /** Whether it is the business of the site itself. */
  isSite?: boolean;
  name: string;
  /** Its address as letters have it, line by line. */
  addressLines: string[];
}

/** The days of the week in the order of ISO 8601. */
export const WEEKDAYS = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const satisfies (keyof WeekHours)[];

export type Weekday = (typeof WEEKDAYS)[number];
