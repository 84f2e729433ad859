import { crc32 } from "node:zlib";

/** One cell of a column of texts: bytes are UTF-8. */
export type Text = string | Uint8Array;

/** Rows of texts and of lists of numbers, by the names of their columns. All columns are of one length. */
export interface Columns {
  texts: Record<string, readonly Text[]>;
  numbers: Record<string, readonly ArrayLike<number>[]>;
}

/** Columns that were read. Nothing of a cell is decoded before it is asked for. */
export interface Packed {
  rows: number;
  bytes(column: string, row: number): Uint8Array;
  text(column: string, row: number): string;
  /** A list of whole numbers. */
  numbers(column: string, row: number): Int32Array;
}

interface Header {
  rows: number;
  /** Each with the bytes that its cells take together. */
  columns: { name: string; size: number }[];
}

/** Numbers are read where they lie, which has to be a multiple of this. */
const ALIGNMENT = 4;
/** The checksum and the length of the header, before it. */
const BEFORE_HEADER = 8;

/** Puts columns into bytes that say whether they are whole. */
export function pack({ texts, numbers }: Columns): Buffer {
  const named = [
    ...Object.entries(texts).map(([name, cells]) => ({ name, cells: cells.map(bytesOf) })),
    ...Object.entries(numbers).map(([name, cells]) => ({ name, cells: cells.map(bytesOfNumbers) })),
  ];
  const rows = named[0]?.cells.length ?? 0;
  const columns = named.map(({ name, cells }) => ({ name, size: sizeOf(cells) }));
  const header = aligned(Buffer.from(JSON.stringify({ rows, columns } satisfies Header)));
  const parts = named.flatMap(({ cells }) => [
    endsOf(cells),
    ...cells,
    paddingAfter(sizeOf(cells)),
  ]);
  const start = Buffer.alloc(BEFORE_HEADER);
  start.writeUInt32LE(header.length, ALIGNMENT);
  const packed = Buffer.concat([start, header, ...parts]);
  packed.writeUInt32LE(crc32(packed.subarray(ALIGNMENT)));
  return packed;
}

/**
 * Reads columns.
 *
 * @returns nothing when a byte of them is not as it was written
 */
export function unpack(packed: Buffer): Packed | undefined {
  const whole = packed.byteOffset % ALIGNMENT === 0 ? packed : Buffer.from(new Uint8Array(packed));
  if (whole.length < BEFORE_HEADER) return undefined;
  if (whole.readUInt32LE() !== crc32(whole.subarray(ALIGNMENT))) return undefined;
  const end = BEFORE_HEADER + whole.readUInt32LE(ALIGNMENT);
  const { rows, columns } = JSON.parse(whole.toString("utf8", BEFORE_HEADER, end)) as Header;
  const places = new Map<string, { ends: Int32Array; at: number }>();
  let at = end;
  for (const { name, size } of columns) {
    const ends = new Int32Array(whole.buffer, whole.byteOffset + at, rows);
    at += ends.byteLength;
    places.set(name, { ends, at });
    at += size + paddingAfter(size).length;
  }
  const within = (column: string, row: number): [start: number, end: number] => {
    const found = places.get(column);
    if (!found) return [0, 0];
    const start = row === 0 ? 0 : (found.ends[row - 1] ?? 0);
    return [found.at + start, found.at + (found.ends[row] ?? start)];
  };
  return {
    rows,
    bytes: (column, row) => whole.subarray(...within(column, row)),
    text: (column, row) => whole.toString("utf8", ...within(column, row)),
    numbers(column, row) {
      const [start, end] = within(column, row);
      return new Int32Array(whole.buffer, whole.byteOffset + start, (end - start) / ALIGNMENT);
    },
  };
}

/** The text of a cell. */
export function textOf(text: Text): string {
  return typeof text === "string"
    ? text
    : Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString("utf8");
}

function bytesOf(text: Text): Uint8Array {
  return typeof text === "string" ? Buffer.from(text) : text;
}

function bytesOfNumbers(numbers: ArrayLike<number>): Uint8Array {
  const list = numbers instanceof Int32Array ? numbers : Int32Array.from(numbers);
  return new Uint8Array(list.buffer, list.byteOffset, list.byteLength);
}

/** Where each cell ends, counted from the beginning of its column. */
function endsOf(cells: readonly Uint8Array[]): Uint8Array {
  const ends = new Int32Array(cells.length);
  let end = 0;
  for (const [row, { length }] of cells.entries()) {
    end += length;
    ends[row] = end;
  }
  return new Uint8Array(ends.buffer);
}

function sizeOf(cells: readonly Uint8Array[]): number {
  return cells.reduce((sum, { length }) => sum + length, 0);
}

function paddingAfter(size: number): Uint8Array {
  return new Uint8Array((ALIGNMENT - (size % ALIGNMENT)) % ALIGNMENT);
}

/** A header with spaces at its end, which JSON does not mind. */
function aligned(header: Buffer): Buffer {
  const spaces = paddingAfter(header.length).length;
  return Buffer.concat([header, Buffer.alloc(spaces, " ")]);
}
