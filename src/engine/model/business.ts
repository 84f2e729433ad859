import type { IsoDate } from "../fields/iso-date/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { TimeZone } from "../fields/time-zone/type.ts";
import type { BusinessType } from "./business-type.ts";
import type { Address, LanguageTag } from "./site-file.ts";

/** A business, or one of its places. Search engines learn what blocks show of it. */
export interface Business {
  /** What kind of business it is, in the words of schema.org, for example `Bakery`: `LocalBusiness` where nothing closer fits. */
  type: BusinessType;
  /** Its name; that of the site or the title of the page by default. */
  name?: Text;
  /** Where it is, if that is not the postal address of the site. */
  address?: Address;
  /** Its phone number as people read it, if that is not the site's. */
  phone?: Text;
  /**
   * The same as phones dial it, for example `+15550100199`.
   * @title Phone number to dial
   * @pattern ^\+[0-9]{6,15}$
   */
  phoneNumber?: string;
  /** Where it is on the globe. */
  position?: Position;
  /** The time zone of its hours; needed to say whether it is open now. */
  timeZone?: TimeZone;
  /** When it is open in a usual week. A day that is left out is a day off. */
  hours?: WeekHours;
  /**
   * Parts of the year with other hours. Those that are over are not shown.
   * @minItems 1
   * @maxItems 20
   */
  seasons?: Season[];
  /**
   * Single days and weeks that differ, for example Christmas. Those that are over are not shown.
   * @title Special days
   * @minItems 1
   * @maxItems 100
   */
  holidays?: Holiday[];
  /** How expensive it is, for example `$$` or `10–40 €`. */
  priceRange?: Text;
  /**
   * Places that it serves, by their names.
   * @title Areas served
   * @minItems 1
   * @maxItems 100
   */
  areas?: Text[];
  /**
   * Languages that are spoken there, for example `en` or `es`.
   * @minItems 1
   * @maxItems 50
   */
  languages?: LanguageTag[];
  /**
   * Numbers that it is registered under.
   * @minItems 1
   * @maxItems 20
   */
  identifiers?: Identifier[];
}

/** A position on the globe. */
export interface Position {
  /**
   * Degrees to the north, below zero to the south.
   * @minimum -90
   * @maximum 90
   */
  latitude: number;
  /**
   * Degrees to the east, below zero to the west.
   * @minimum -180
   * @maximum 180
   */
  longitude: number;
}

/** The hours of a week. A day that is left out is a day off. */
export interface WeekHours {
  /** Monday. */
  monday?: DayHours;
  /** Tuesday. */
  tuesday?: DayHours;
  /** Wednesday. */
  wednesday?: DayHours;
  /** Thursday. */
  thursday?: DayHours;
  /** Friday. */
  friday?: DayHours;
  /** Saturday. */
  saturday?: DayHours;
  /** Sunday. */
  sunday?: DayHours;
}

/**
 * The hours of a day, one entry for each time that it opens.
 * @minItems 1
 * @maxItems 6
 */
export type DayHours = OpenSpan[];

/**
 * From when until when, for example `09:00-12:30`. `18:00-02:00` ends on the next day, and `00:00-24:00` is the whole day.
 * @title From–until
 * @pattern ^(?!(.{5})-\1$)([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$
 */
export type OpenSpan = string;

/** A part of the year with other hours. */
export interface Season {
  /** What visitors know it by, for example `Winter`. */
  name: Text;
  /** Its first day. */
  from: IsoDate;
  /** Its last day. */
  until: IsoDate;
  /** When it is open in a week of it. */
  hours: WeekHours;
}

/**
 * A day, or some in a row, that differs.
 * @title Special day
 */
export interface Holiday {
  /** What visitors know it by, for example `New Year`. */
  name: Text;
  /** The day. */
  from: IsoDate;
  /** The last day, where there are several in a row. */
  until?: IsoDate;
  /** When it is open then; closed by default. */
  hours?: DayHours;
}

/** A number that a business is registered under. */
export interface Identifier {
  /** What number it is, for example `VAT number`. */
  name: Text;
  /** The number. */
  value: Text;
}
