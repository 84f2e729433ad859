import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { Details } from "./Details.tsx";
import { OpenNow } from "./OpenNow.tsx";
import type { ShownDay, ShownSpan } from "./shown-hours.ts";

/** When a place is open, and how to find it. */
export function OpeningHours({ place, hours, details, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      {place && hours && details && (
        <div className={styles.hours}>
          <OpenNow place={place} hours={hours} />
          {hours.week && (
            <Week caption={say("hours.week", { name: place.name })} week={hours.week} />
          )}
          {hours.seasons.map(({ name, days, week }) => (
            <Week key={name} caption={`${name}, ${days}`} week={week} />
          ))}
          {hours.holidays.length > 0 && (
            <table>
              <caption>{say("hours.special")}</caption>
              <tbody>
                {hours.holidays.map(({ name, days, spans }) => (
                  <tr key={`${name} ${days}`}>
                    <th scope="row">
                      {name} <small>{days}</small>
                    </th>
                    <td>
                      <Spans spans={spans} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Details place={place} details={details} />
        </div>
      )}
    </SectionFrame>
  );
}

function Week({ caption, week }: { caption: string; week: ShownDay[] }) {
  return (
    <table>
      <caption>{caption}</caption>
      <tbody>
        {week.map(({ day, name, spans }) => (
          <tr key={day}>
            <th scope="row">{name}</th>
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
