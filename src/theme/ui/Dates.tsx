import type { Day, Review } from "../../engine/model/resolved.ts";
import { useStrings } from "../strings/use-strings.ts";

/** The days of a page that a reader should know. */
export interface DatesProps {
  published?: Day;
  updated?: Day;
  reviewed?: Review;
}

/** When a page was published and changed, and by whom it was reviewed: each as a phrase of its own. */
export function Dates({ published, updated, reviewed }: DatesProps) {
  const { parts } = useStrings();
  return (
    <>
      {published && <span>{parts("dates.published", { day: timeOf(published) })}</span>}
      {updated && <span>{parts("dates.updated", { day: timeOf(updated) })}</span>}
      {reviewed && (
        <span>
          {parts("dates.reviewed", { name: nameOf(reviewed), day: timeOf(reviewed.day) })}
        </span>
      )}
    </>
  );
}

function timeOf({ iso, text }: Day) {
  return <time dateTime={iso}>{text}</time>;
}

function nameOf({ name, credentials }: Review): string {
  return credentials === undefined ? name : `${name}, ${credentials}`;
}
