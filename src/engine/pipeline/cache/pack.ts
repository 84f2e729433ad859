import { crc32 } from "node:zlib";

/** A stretch of bytes, as it was read: nothing of it is decoded before it is asked for. */
export interface Slice {
  source: Buffer;
  start: number;
  end: number;
}

/** One cell: a text, a list of whole numbers, or either of them as it was read. Texts are UTF-8, numbers have 32 bits. */
export type Cell = string | Int32Array | Slice;

/** Cells by the names of their columns. All columns are of one length. */
export type Columns = Record<string, readonly Cell[]>;

/** Columns that were read. */
export interface Packed {
  rows: number;
  cell(column: string, row: number): Slice;
}

interface Header {
  rows: number;
  /** Each with the bytes that its cells take together. */
  columns: { name: string; size: number }[];
}

/** Bytes of a number, as cells hold them and as their ends are written. */
const NUMBER = 4;
/** The checksum and the length of the header, before it. */
const BEFORE_HEADER = 2 * NUMBER;

/** Puts columns into bytes that say whether they are whole. */
export function pack(columns: Columns): Buffer {
  const names = Object.keys(columns);
  const rows = columns[names[0] ?? ""]?.length ?? 0;
  const sizes = names.map((name) => (columns[name] ?? []).map(sizeOf));
  const header = Buffer.from(
    JSON.stringify({
      rows,
      columns: names.map((name, at) => ({ name, size: sumOf(sizes[at] ?? []) })),
    } satisfies Header),
  );
  const size =
    BEFORE_HEADER + header.length + sumOf(sizes.flatMap((own) => [rows * NUMBER, ...own]));
  const packed = Buffer.allocUnsafe(size);
  packed.writeUInt32LE(header.length, NUMBER);
  header.copy(packed, BEFORE_HEADER);
  let at = BEFORE_HEADER + header.length;
  for (const [column, name] of names.entries()) {
    at = writeEnds(packed, at, sizes[column] ?? []);
    at = writeCells(packed, at, columns[name] ?? [], sizes[column] ?? []);
  }
  packed.writeUInt32LE(crc32(packed.subarray(NUMBER)));
  return packed;
}

/**
 * Reads columns.
 *
 * @returns nothing when a byte of them is not as it was written
 */
export function unpack(packed: Buffer): Packed | undefined {
  if (packed.length < BEFORE_HEADER) return undefined;
  if (packed.readUInt32LE() !== crc32(packed.subarray(NUMBER))) return undefined;
  let at = BEFORE_HEADER + packed.readUInt32LE(NUMBER);
  const { rows, columns } = JSON.parse(packed.toString("utf8", BEFORE_HEADER, at)) as Header;
  const starts = new Map<string, number>();
  for (const { name, size } of columns) {
    starts.set(name, at);
    at += rows * NUMBER + size;
  }
  return {
    rows,
    cell(column, row) {
      const ends = starts.get(column);
      if (ends === undefined) return { source: packed, start: 0, end: 0 };
      const cells = ends + rows * NUMBER;
      const start = row === 0 ? 0 : packed.readUInt32LE(ends + (row - 1) * NUMBER);
      return {
        source: packed,
        start: cells + start,
        end: cells + packed.readUInt32LE(ends + row * NUMBER),
      };
    },
  };
}

/** The text of a cell. */
export function textOf(cell: string | Slice): string {
  if (typeof cell === "string") return cell;
  const { source, start, end } = cell;
  return source.toString("utf8", start, end);
}

/** Whether all numbers of a cell pass a test. */
export function everyNumber(cell: Int32Array | Slice, test: (number: number) => boolean): boolean {
  if (cell instanceof Int32Array) return cell.every(test);
  for (let at = cell.start; at < cell.end; at += NUMBER)
    if (!test(cell.source.readInt32LE(at))) return false;
  return true;
}

/** The numbers of a cell. */
export function numbersOf(cell: Int32Array | Slice): Int32Array {
  if (cell instanceof Int32Array) return cell;
  const { source, start, end } = cell;
  return Int32Array.from({ length: (end - start) / NUMBER }, (_, at) =>
    source.readInt32LE(start + at * NUMBER),
  );
}

function sizeOf(cell: Cell): number {
  if (typeof cell === "string") return Buffer.byteLength(cell);
  return cell instanceof Int32Array ? cell.length * NUMBER : cell.end - cell.start;
}

function sumOf(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Writes where each cell ends, counted from the beginning of its column. */
function writeEnds(into: Buffer, from: number, sizes: readonly number[]): number {
  let at = from;
  let end = 0;
  for (const size of sizes) {
    end += size;
    at = into.writeUInt32LE(end, at);
  }
  return at;
}

/** Cells that lie one after another where they were read are copied together. */
function writeCells(
  into: Buffer,
  from: number,
  cells: readonly Cell[],
  sizes: readonly number[],
): number {
  let at = from;
  let run: (Slice & { to: number }) | undefined;
  const copyRun = () => {
    if (run) run.source.copy(into, run.to, run.start, run.end);
    run = undefined;
  };
  for (const [row, cell] of cells.entries()) {
    if (typeof cell === "string") into.write(cell, at);
    else if (cell instanceof Int32Array)
      for (const [number, value] of cell.entries()) into.writeInt32LE(value, at + number * NUMBER);
    else if (run?.source === cell.source && run.end === cell.start) run.end = cell.end;
    else {
      copyRun();
      run = { ...cell, to: at };
    }
    if (typeof cell === "string" || cell instanceof Int32Array) copyRun();
    at += sizes[row] ?? 0;
  }
  copyRun();
  return at;
}
