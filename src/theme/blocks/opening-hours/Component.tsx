import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { Details } from "./Details.tsx";
import { OpenNow } from "./OpenNow.tsx";
import type { ShownHoliday, ShownSpan } from "./shown-hours.ts";

/** When a place is open, and how to find it. */
export function OpeningHours({ place, hours, details, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      {place && hours && details && (
        <div className={styles.hours}>
          <OpenNow place={place} hours={hours} />
          {hours.week && (
            <HoursTable caption={say("hours.week", { name: place.name })} rows={hours.week} />
          )}
          {hours.seasons.map(({ name, days, week }) => (
            <HoursTable key={name} caption={`${name}, ${days}`} rows={week} />
          ))}
          {hours.holidays.length > 0 && (
            <HoursTable caption={say("hours.special")} rows={hours.holidays} />
          )}
          <Details place={place} details={details} />
        </div>
      )}
    </SectionFrame>
  );
}

/** A day of the week, or special days, which say when they are. */
type Row = Pick<ShownHoliday, "name" | "spans"> & Partial<ShownHoliday>;

function HoursTable({ caption, rows }: { caption: string; rows: Row[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(({ name, days, spans }) => (
          <tr key={`${name} ${days}`}>
            <th scope="row">
              {name}
              {days && <small> {days}</small>}
            </th>
            <td>
              <Spans spans={spans} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spans({ spans }: { spans: ShownSpan[] }) {
  const { say } = useStrings();
  if (spans.length === 0) return say("hours.closed");
  return spans.map(({ from, until, isWholeDay }) => (
    <span key={from} className={styles.span}>
      {isWholeDay ? say("hours.allDay") : say("hours.span", { from, until })}
    </span>
  ));
}
