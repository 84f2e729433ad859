import type { Size } from "../../../engine/model/picture-part.ts";
import { say } from "../words/say.ts";

/** A shape in which a picture is shown. */
export interface Shape extends Size {
  label: string;
}

/** Where pictures usually stand: in the opening of a page, on cards and in small lists. */
const USUAL: Shape[] = [
  { label: say("framing.onCards"), width: 4, height: 3 },
  { label: say("framing.wide"), width: 21, height: 9 },
  { label: say("framing.square"), width: 1, height: 1 },
];
/** Shapes whose ratios differ by less look alike. */
const ALIKE = 0.05;

/**
 * The shapes in which less than the whole of a picture is shown: first those of the page as it stands in the studio, then usual ones.
 *
 * @param src its file, as pages write it
 */
export function shapesOf(src: string): Shape[] {
  return [...onPage(src), ...USUAL].reduce<Shape[]>(
    (known, shape) =>
      known.some((one) => Math.abs(ratioOf(one) / ratioOf(shape) - 1) < ALIKE)
        ? known
        : [...known, shape],
    [],
  );
}

/** What a shape's width is of its height. */
export function ratioOf({ width, height }: Size): number {
  return width / height;
}

function onPage(src: string): Shape[] {
  const documents = [...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument);
  const images = documents.flatMap((page) => [...(page?.images ?? [])]);
  return images
    .filter((image) => decodeURI(new URL(image.src).pathname) === src && isCut(image))
    .map(({ clientWidth, clientHeight }) => ({
      label: say("framing.onPage"),
      width: clientWidth,
      height: clientHeight,
    }));
}

function isCut(image: HTMLImageElement): boolean {
  return image.clientHeight > 0 && getComputedStyle(image).objectFit === "cover";
}
