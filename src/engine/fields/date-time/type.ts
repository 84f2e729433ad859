/**
 * A day and a time of day in the time zone of the site, for example `2026-12-24T09:00`.
 * @pattern ^[1-9]\d{3}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$
 */
export type DateTime = string;
