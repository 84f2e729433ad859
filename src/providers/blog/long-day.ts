/** A calendar day in the long form of the United States, whatever the visitor's time zone. */
export function longDay(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(time);
}
