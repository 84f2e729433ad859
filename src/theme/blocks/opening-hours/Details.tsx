import type { ReactNode } from "react";
import type { Place } from "../../../engine/model/place.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { MapLinks } from "../../ui/MapLinks.tsx";
import styles from "./Component.module.scss";
import type { ShownPlace } from "./shown-place.ts";

/** How to find and to reach a place, and what else is to be known of it. */
export function Details({ place, details }: { place: Place; details: ShownPlace }) {
  const { say } = useStrings();
  const { addressLines, phone, phoneNumber, priceRange, identifiers = [] } = place;
  const rows: [label: string, value: ReactNode][] = [
    [say("place.name"), place.name],
    [say("place.address"), addressLines.length > 0 && <Address lines={addressLines} />],
    [say("place.phone"), phone && <Phone phone={phone} number={phoneNumber} />],
    [
      say("place.position"),
      details.position && (
        <>
          <span className={styles.span}>{details.position}</span>
          <MapLinks name={place.name} links={details.links ?? []} />
        </>
      ),
    ],
    [say("place.areas"), details.areas],
    [say("place.languages"), details.languages],
    [say("place.prices"), priceRange],
    ...identifiers.map(({ name, value }): [string, string] => [name, value]),
  ];
  return (
    <dl className={styles.details}>
      {rows.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Address({ lines }: { lines: string[] }) {
  return (
    <address>
      {lines.map((line) => (
        <span key={line} className={styles.span}>
          {line}
        </span>
      ))}
    </address>
  );
}

function Phone({ phone, number }: { phone: string; number?: string }) {
  return number ? <a href={`tel:${number}`}>{phone}</a> : phone;
}
