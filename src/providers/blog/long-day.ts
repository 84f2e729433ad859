/** A calendar day in the long form of a language, whatever the visitor's time zone. */
export function longDay(day: string, language: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.format(time);
}
