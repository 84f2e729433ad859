const MONTHS = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const WRITTEN_OUT = /(?:^|\s)(\d{1,2})\s+([a-z]{3})[a-z]*\.?\s+(\d{2,4})\b/i;

/**
 * The calendar day of a date in a feed, as it was in the zone of who wrote it: RSS has `Sun, 15 Mar 2026
 * 23:30:00 -0500`, Atom has `2026-03-15T23:30:00-05:00`.
 */
export function dayOf(date: string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const iso = /^\s*(\d{4}-\d{2}-\d{2})/.exec(date)?.[1];
  if (iso !== undefined) return iso;
  const [, day = "", month = "", year = ""] = WRITTEN_OUT.exec(date) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase()) + 1;
  if (at === 0) return undefined;
  const whole = year.length === 2 ? `20${year}` : year;
  return `${whole}-${String(at).padStart(2, "0")}-${day.padStart(2, "0")}`;
}
