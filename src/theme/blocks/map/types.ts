import type { Image } from "../../../engine/fields/image/type.ts";
import type { Route } from "../../../engine/fields/route/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Position } from "../../../engine/model/business.ts";
import type { MapReference } from "../../../engine/model/map-reference.ts";
import type { Section } from "../../parts/section.ts";

/** Places on a map that the site brings itself, with a list of them beside it and links to the map program of the visitor. */
export interface MapBlock extends Section {
  type: "map";
  /**
   * The map without the places, with north at its top: best a drawing (SVG) of the area.
   * @title Map
   */
  drawing: Image;
  /**
   * Two points of the drawing whose positions are known, far apart from one another, for example two cities. From them follows where everything else is.
   * @title Two known points
   * @minItems 2
   * @maxItems 2
   */
  references: MapReference[];
  /**
   * What is set on the map.
   * @title Points
   * @minItems 1
   * @maxItems 60
   */
  points: MapPoint[];
}

/** A point of a map: a place of business, or anything else with a name and a position. */
export interface MapPoint {
  /**
   * The page about the place of business: its name, address and position are taken from there. Without a page and a position it is the place of this page, else of the site.
   * @title Page of the place
   */
  page?: Route;
  /** What stands in the list, if it is not the name of the place. */
  name?: Text;
  /** Where it is, if it is no place of business. */
  position?: Position;
  /** A sentence about it. */
  text?: Text;
}
