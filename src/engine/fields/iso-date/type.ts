/**
 * A day as year-month-day, for example `2026-11-21`.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type IsoDate = string;
