import type { MapLink } from "../map-links.ts";
import { useStrings } from "../strings/use-strings.ts";

/** Links that open a place in a map program. */
export function MapLinks({ name, links }: { name: string; links: MapLink[] }) {
  const { say } = useStrings();
  return links.map(({ program, href }) => {
    const label = program ? say("place.openMap", { program }) : say("place.openMapApp");
    return (
      <a key={href} href={href} aria-label={say("card.labelled", { label, title: name })}>
        {label}
      </a>
    );
  });
}
