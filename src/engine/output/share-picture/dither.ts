import { type Cells, cellOf } from "./cells.ts";
import type { Colour } from "./indexed-png.ts";

/**
 * Gives every pixel the number of a colour. A pixel whose colour is among them has it; between others what one is off is
 * made good by its neighbours (Floyd and Steinberg's error diffusion), so that gradients stay smooth.
 *
 * @param rgb three bytes a pixel
 */
export function dither(
  rgb: Uint8Array,
  width: number,
  colours: Colour[],
  cells: Cells,
): Uint8Array {
  const palette = Uint8Array.from(colours.flat());
  const nearest = createNearest(palette, cells);
  const numbers = new Uint8Array(rgb.length / 3);
  const off = createDebts(width);
  const wanted = new Int32Array(3);
  let number = 0;
  for (let pixel = 0; pixel < numbers.length; pixel += 1) {
    const x = pixel % width;
    if (x === 0) off.nextRow();
    const at = 3 * pixel;
    if (isSame(rgb, at, palette, 3 * number)) {
      numbers[pixel] = number;
      continue;
    }
    number = nearest(rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0);
    if (!isSame(rgb, at, palette, 3 * number)) {
      for (let channel = 0; channel < 3; channel += 1)
        wanted[channel] = off.take(x, channel, rgb[at + channel] ?? 0);
      number = nearest(wanted[0] ?? 0, wanted[1] ?? 0, wanted[2] ?? 0);
      for (let channel = 0; channel < 3; channel += 1)
        off.add(x, channel, (wanted[channel] ?? 0) - (palette[3 * number + channel] ?? 0));
    }
    numbers[pixel] = number;
  }
  return numbers;
}

/** Whether two colours are the same, each three bytes of a list. */
function isSame(a: Uint8Array, at: number, b: Uint8Array, from: number): boolean {
  return a[at] === b[from] && a[at + 1] === b[from + 1] && a[at + 2] === b[from + 2];
}

/** What pixels are off, of a row and the one below it. */
interface Debts {
  nextRow(): void;
  /** The value of a pixel with what its neighbours were off. */
  take(x: number, channel: number, value: number): number;
  add(x: number, channel: number, wrong: number): void;
}

function createDebts(width: number): Debts {
  let row = new Float32Array(3 * (width + 2));
  let below = new Float32Array(row.length);
  return {
    nextRow() {
      [row, below] = [below, row];
      below.fill(0);
    },
    take(x, channel, value) {
      const sum = value + (row[3 * x + 3 + channel] ?? 0);
      return sum < 0 ? 0 : sum > 255 ? 255 : Math.round(sum);
    },
    add(x, channel, wrong) {
      const left = 3 * x + channel;
      row[left + 6] = (row[left + 6] ?? 0) + wrong * (7 / 16);
      below[left] = (below[left] ?? 0) + wrong * (3 / 16);
      below[left + 3] = (below[left + 3] ?? 0) + wrong * (5 / 16);
      below[left + 6] = (below[left + 6] ?? 0) + wrong * (1 / 16);
    },
  };
}

/** Finds the nearest colour of each cell once. */
function createNearest(
  palette: Uint8Array,
  { bits, pixels, colours }: Cells,
): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(pixels.length).fill(-1);
  return (red, green, blue) => {
    const colour = (red << 16) | (green << 8) | blue;
    const cell = cellOf(colour, bits);
    const before = known[cell] ?? -1;
    if (before >= 0) return before;
    const number = nearestOf(palette, pixels[cell] ? (colours[cell] ?? 0) : colour);
    known[cell] = number;
    return number;
  };
}

function nearestOf(palette: Uint8Array, colour: number): number {
  const red = colour >> 16;
  const green = (colour >> 8) & 255;
  const blue = colour & 255;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < palette.length; at += 3) {
    const r = (palette[at] ?? 0) - red;
    const g = (palette[at + 1] ?? 0) - green;
    const b = (palette[at + 2] ?? 0) - blue;
    const distance = r * r + g * g + b * b;
    if (distance >= least) continue;
    least = distance;
    best = at / 3;
  }
  return best;
}
