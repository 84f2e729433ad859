/**
 * A time zone by its name, for example `Europe/Lisbon`.
 * @format time-zone
 * @pattern ^[A-Za-z0-9_+/-]+$
 * @maxLength 100
 */
export type TimeZone = string;
