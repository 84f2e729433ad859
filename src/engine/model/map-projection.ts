import type { Position } from "./business.ts";
import type { MapReference } from "./map-reference.ts";

/** A point of a drawing, in percent of its width and height from the upper left corner. */
export interface DrawnPoint {
  x: number;
  y: number;
}

/** Sets positions on a drawing. */
export type Projection = (position: Position) => DrawnPoint;

/**
 * The projection of a map with north at its top, as those on screens are: Mercator's, which on maps of a country
 * differs from others by less than a marker's width.
 *
 * @param references two points whose positions are known
 * @returns nothing where they lie in one line to the north or to the east, so that one direction has no scale
 */
export function projectionFrom(references: readonly MapReference[]): Projection | undefined {
  const [first, second] = references;
  if (!first || !second) return undefined;
  const [from, to] = [mercator(first.position), mercator(second.position)];
  const scale = {
    x: (second.x - first.x) / (to.x - from.x),
    y: (second.y - first.y) / (to.y - from.y),
  };
  const isRight = [scale.x, -scale.y].every((one) => one > 0 && Number.isFinite(one));
  if (!isRight) return undefined;
  return (position) => {
    const { x, y } = mercator(position);
    return { x: first.x + (x - from.x) * scale.x, y: first.y + (y - from.y) * scale.y };
  };
}

/** Whether a point lies on the drawing. */
export function isOnDrawing({ x, y }: DrawnPoint): boolean {
  return [x, y].every((share) => share >= 0 && share <= 100);
}

/** Degrees to the east, and what grows to the north as they do at the equator. */
function mercator({ latitude, longitude }: Position): DrawnPoint {
  const angle = Math.PI / 4 + (latitude * Math.PI) / 360;
  return { x: longitude, y: (Math.log(Math.tan(angle)) * 180) / Math.PI };
}
