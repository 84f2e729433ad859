/** What a price is for one of. */
export type PriceUnit =
  | "hour"
  | "day"
  | "night"
  | "week"
  | "month"
  | "year"
  | "person"
  | "piece"
  | "kilogram"
  | "kilometer"
  | "squareMeter";
