/** A time as messages say it: `2026-12-24 at 09:00`. */
export function timeInWords(local: string): string {
  return local.replace("T", " at ");
}
