/** The colours of a picture by the first bits of their red, green and blue: colours that share them are a cell. */
export interface Cells {
  /** How many bits are looked at. */
  bits: number;
  /** How many pixels each cell has. */
  pixels: Uint32Array;
  /** A colour that most pixels of the cell have, if most have one. */
  colours: Uint32Array;
  /** The cells that have pixels. */
  used: number[];
}

/** Fine enough for gradients, and coarse enough for photographs, whose colours are too many to be looked at one by one. */
const FINE = 6;
const COARSE = 5;
const MOST_FINE = 6000;

/** Counts the colours of a picture, each with three bytes. */
export function cellsOf(rgb: Uint8Array): Cells {
  const fine = counted(rgb, FINE);
  return fine.used.length <= MOST_FINE ? fine : counted(rgb, COARSE);
}

function counted(rgb: Uint8Array, bits: number): Cells {
  const pixels = new Uint32Array(1 << (3 * bits));
  const colours = new Uint32Array(pixels.length);
  const votes = new Int32Array(pixels.length);
  const used: number[] = [];
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    const cell = cellOf(colour, bits);
    if (pixels[cell] === 0) used.push(cell);
    pixels[cell] = (pixels[cell] ?? 0) + 1;
    // A majority is what is left when every colour takes one vote from another.
    if (votes[cell] === 0) colours[cell] = colour;
    votes[cell] = (votes[cell] ?? 0) + (colours[cell] === colour ? 1 : -1);
  }
  return { bits, pixels, colours, used };
}

/** The cell of a colour that is written as one number. */
export function cellOf(colour: number, bits: number): number {
  const rest = 8 - bits;
  const red = colour >> (16 + rest);
  const green = ((colour >> 8) & 255) >> rest;
  return (red << (2 * bits)) | (green << bits) | ((colour & 255) >> rest);
}
