import { crc32 } from "node:zlib";
import type { KnownFile, Manifest } from "./manifest.ts";

/** Part of every manifest: raise it when they are written differently. */
const FORM = 2;
/** Bytes of a number, and of the three that a manifest begins with: checksum, length of the header, length of the texts. */
const NUMBER = 4;
const START = 3 * NUMBER;
/** Stands between texts. */
const BETWEEN = "\0";

interface Header {
  form: number;
  links: string;
  /** How many paths and strings there are. */
  files: number;
  strings: number;
}

/**
 * Writes a manifest: texts in a row, and numbers. Both are read in a tenth of the time that JSON takes. A key that
 * is the same as the one before it is empty.
 */
export function toBytes({ files, strings, links }: Manifest): Buffer {
  const keys: string[] = [];
  let before = "";
  for (const { key } of files.values()) {
    keys.push(key === before ? "" : key);
    before = key;
  }
  const counts = { files: files.size, strings: strings.length };
  const header = Buffer.from(JSON.stringify({ form: FORM, links, ...counts } satisfies Header));
  const texts = Buffer.from([...files.keys(), ...keys, ...strings].join(BETWEEN));
  const lengths = Uint32Array.of(header.byteLength, texts.byteLength);
  const parts = [lengths, header, texts, numbersOf(files)].map(bytesOf);
  // The sum of nothing would begin anew.
  const rest = parts.filter(({ byteLength }) => byteLength > 0);
  const sum = Uint32Array.of(rest.reduce((so, part) => crc32(part, so), 0));
  return Buffer.concat([bytesOf(sum), ...rest]);
}

/**
 * Reads a manifest.
 *
 * @param id that it is kept under
 * @returns nothing when it is damaged, or of another form
 */
export function fromBytes(id: string, bytes: Buffer): Manifest | undefined {
  if (bytes.byteLength < START || bytes.readUInt32LE(0) !== crc32(bytes.subarray(NUMBER))) return;
  const endOfHeader = START + bytes.readUInt32LE(NUMBER);
  const end = endOfHeader + bytes.readUInt32LE(2 * NUMBER);
  const header = JSON.parse(bytes.toString("utf8", START, endOfHeader)) as Header;
  if (header.form !== FORM) return undefined;
  const count = 2 * header.files + header.strings;
  const texts = count === 0 ? [] : bytes.toString("utf8", endOfHeader, end).split(BETWEEN);
  // A text had the sign that stands between them.
  if (texts.length !== count) return undefined;
  const numbers = new Uint32Array(Uint8Array.prototype.slice.call(bytes, end).buffer);
  const strings = texts.slice(2 * header.files);
  return { id, files: filesOf(texts, header.files, numbers), strings, links: header.links };
}

/** The size of each file, how many ids and how many further numbers are noted of it, and these. A number more for files with notes. */
function numbersOf(files: Manifest["files"]): Uint32Array {
  let length = 0;
  for (const { notes } of files.values()) length += notes ? 3 + notes.numbers.length : 2;
  const all = new Uint32Array(length);
  let at = 0;
  for (const { size, notes } of files.values()) {
    all[at] = size;
    all[at + 1] = notes ? notes.ids + 1 : 0;
    at += 2;
    if (!notes) continue;
    all[at] = notes.numbers.length;
    all.set(notes.numbers, at + 1);
    at += 1 + notes.numbers.length;
  }
  return all;
}

function filesOf(texts: string[], count: number, numbers: Uint32Array): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  let at = 0;
  let key = "";
  for (let row = 0; row < count; row += 1) {
    key = texts[count + row] || key;
    const size = numbers[at] ?? 0;
    const ids = numbers[at + 1] ?? 0;
    at += 2;
    const from = at + 1;
    if (ids > 0) at = from + (numbers[at] ?? 0);
    const notes = ids > 0 ? { ids: ids - 1, numbers: numbers.subarray(from, at) } : undefined;
    files.set(texts[row] ?? "", { key, size, notes });
  }
  return files;
}

function bytesOf(part: Uint8Array | Uint32Array): Uint8Array {
  return new Uint8Array(part.buffer, part.byteOffset, part.byteLength);
}
