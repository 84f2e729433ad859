import type { Day, Review } from "../../engine/model/resolved.ts";

/** The days of a page that a reader should know. */
export interface DatesProps {
  published?: Day;
  updated?: Day;
  reviewed?: Review;
}

/** When a page was published and changed, and by whom it was reviewed: each as a phrase of its own. */
export function Dates({ published, updated, reviewed }: DatesProps) {
  return (
    <>
      {published && <DayPhrase verb="Published" day={published} />}
      {updated && <DayPhrase verb="Updated" day={updated} />}
      {reviewed && <DayPhrase verb={`Reviewed by ${nameOf(reviewed)},`} day={reviewed.day} />}
    </>
  );
}

function DayPhrase({ verb, day: { iso, text } }: { verb: string; day: Day }) {
  return (
    <span>
      {verb} <time dateTime={iso}>{text}</time>
    </span>
  );
}

function nameOf({ name, credentials }: Review): string {
  return credentials === undefined ? name : `${name}, ${credentials}`;
}
