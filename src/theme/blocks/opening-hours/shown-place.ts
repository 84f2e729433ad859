import type { MapProgram } from "../../../engine/model/map-program.ts";
import type { Place } from "../../../engine/model/place.ts";
import { type MapLink, mapLinks } from "../../map-links.ts";

/** What is known of a place beside its hours, in the words of a language. */
export interface ShownPlace {
  languages?: string;
  areas?: string;
  /** Degrees to the north and to the east. */
  position?: string;
  /** What opens its position on a map. */
  links?: MapLink[];
}

/** Writes what is known of a place as a language does. */
export function shownPlace(
  { languages, areas, position }: Place,
  language: string,
  maps?: readonly MapProgram[],
): ShownPlace {
  const list = new Intl.ListFormat(language, { type: "unit", style: "long" });
  const names = new Intl.DisplayNames(language, { type: "language" });
  return {
    ...(languages ? { languages: list.format(languages.map((one) => names.of(one) ?? one)) } : {}),
    ...(areas ? { areas: list.format(areas) } : {}),
    ...(position
      ? {
          position: `${position.latitude}, ${position.longitude}`,
          links: mapLinks(position, maps),
        }
      : {}),
  };
}
