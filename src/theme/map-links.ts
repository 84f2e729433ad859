import type { Position } from "../engine/model/business.ts";
import type { MapProgram } from "../engine/model/map-program.ts";

/** A link to a position on a map. */
export interface MapLink {
  /** What it opens, by its name; none for whatever the visitor's device has. */
  program?: string;
  href: string;
}

/** What a site opens that says nothing about it. */
const USUAL: readonly MapProgram[] = ["openstreetmap"];

/** The links to a position, as the programs document them. */
export function mapLinks(
  { latitude, longitude }: Position,
  programs: readonly MapProgram[] = USUAL,
): MapLink[] {
  const point = `${latitude},${longitude}`;
  const links: Record<MapProgram, MapLink> = {
    openstreetmap: {
      program: "OpenStreetMap",
      href: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
    },
    google: {
      program: "Google Maps",
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`,
    },
    apple: { program: "Apple Maps", href: `https://maps.apple.com/?ll=${point}&q=${point}` },
    device: { href: `geo:${point}?q=${point}` },
  };
  return programs.map((name) => links[name]);
}
