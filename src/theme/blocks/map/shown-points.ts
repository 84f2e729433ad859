import type { MapProgram } from "../../../engine/model/map-program.ts";
import { isOnDrawing, projectionFrom } from "../../../engine/model/map-projection.ts";
import type { MapReference } from "../../../engine/model/map-reference.ts";
import type { Place } from "../../../engine/model/place.ts";
import { type MapLink, mapLinks } from "../../map-links.ts";
import type { MapPoint } from "./types.ts";

/** A point as it is shown on a map and in the list beside it. */
export interface ShownMapPoint {
  name: string;
  /** The page about it. */
  route?: string;
  addressLines: string[];
  text?: string;
  /** Where it stands on the drawing, in percent. */
  drawn?: { x: number; y: number };
  links: MapLink[];
}

/** Hundredths of a percent are finer than any screen shows. */
const PRECISION = 100;

/** Sets points on a drawing. One without a position, or outside, stands in the list alone and is reported. */
export function shownPoints(
  points: readonly (MapPoint & { place?: Place })[],
  references: readonly MapReference[],
  programs?: readonly MapProgram[],
): ShownMapPoint[] {
  const project = projectionFrom(references);
  return points.map(({ place, name = place?.name ?? "", text, position = place?.position }) => {
    const point = position && project?.(position);
    return {
      name,
      ...(place?.route === undefined ? {} : { route: place.route }),
      addressLines: place?.addressLines ?? [],
      ...(text === undefined ? {} : { text }),
      ...(point && isOnDrawing(point)
        ? { drawn: { x: rounded(point.x), y: rounded(point.y) } }
        : {}),
      links: position ? mapLinks(position, programs) : [],
    };
  });
}

function rounded(share: number): number {
  return Math.round(share * PRECISION) / PRECISION;
}
