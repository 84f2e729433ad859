import type { Cells } from "./cells.ts";
import type { Colour } from "./indexed-png.ts";

/** A part of the cells, which one colour is to stand for. */
interface Box {
  cells: number[];
  /** Where the bits stand of the channel in which its colours lie the furthest apart. */
  channel: number;
  /** How far they do, times its pixels. */
  weight: number;
}

/**
 * Chooses colours that stand for all, by cutting the space of colours at medians (Heckbert's median cut): each is the
 * colour of a cell as it is, so that flat pictures stay as they are.
 */
export function fewColours(cells: Cells, most: number): Colour[] {
  const boxes = [boxOf(cells.used, cells)];
  while (boxes.length < most) {
    const at = heaviest(boxes);
    const box = boxes[at];
    if (!box || box.cells.length < 2) break;
    boxes.splice(at, 1, ...cut(box, cells).map((part) => boxOf(part, cells)));
  }
  return boxes.map((box) => colourOf(cells.colours[mostSeen(box.cells, cells)] ?? 0));
}

function boxOf(cells: number[], { bits, pixels }: Cells): Box {
  const ranges = [2 * bits, bits, 0].map((shift) => {
    const values = cells.map((cell) => valueIn(cell, shift, bits));
    const least = values.reduce((a, b) => Math.min(a, b), 255);
    return values.reduce((a, b) => Math.max(a, b), 0) - least;
  });
  const widest = Math.max(...ranges);
  const total = cells.reduce((sum, cell) => sum + (pixels[cell] ?? 0), 0);
  return { cells, channel: (2 - ranges.indexOf(widest)) * bits, weight: widest * Math.sqrt(total) };
}

/** The bits of a channel, which begin at a position. */
function valueIn(cell: number, position: number, bits: number): number {
  return (cell >> position) & ((1 << bits) - 1);
}

function heaviest(boxes: Box[]): number {
  return boxes.reduce((best, box, at) => (box.weight > (boxes[best]?.weight ?? 0) ? at : best), 0);
}

/** Cuts where half of the pixels lie on each side; both sides have a cell at least. */
function cut({ cells, channel }: Box, { bits, pixels }: Cells): [number[], number[]] {
  const sorted = cells.toSorted(
    (a, b) => valueIn(a, channel, bits) - valueIn(b, channel, bits) || a - b,
  );
  const half = cells.reduce((sum, cell) => sum + (pixels[cell] ?? 0), 0) / 2;
  let seen = 0;
  const middle = sorted.findIndex((cell) => {
    seen += pixels[cell] ?? 0;
    return seen >= half;
  });
  const at = Math.min(Math.max(1, middle), sorted.length - 1);
  return [sorted.slice(0, at), sorted.slice(at)];
}

function mostSeen(cells: number[], { pixels }: Cells): number {
  return cells.reduce((best, cell) => ((pixels[cell] ?? 0) > (pixels[best] ?? 0) ? cell : best));
}

function colourOf(value: number): Colour {
  return [value >> 16, (value >> 8) & 255, value & 255];
}
