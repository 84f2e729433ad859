import { hash } from "node:crypto";
import type { KnownFile, Manifest } from "./manifest.ts";

/** Part of every manifest: raise it when they are written differently. */
const FORM = "1";
/** Length of the checksum, and of what follows it: the length of the texts. */
const SUM = 40;
const LENGTH = 12;
const HEAD = SUM + LENGTH;

/** Texts of a manifest. A key that is the same as the one before it is empty. */
interface Texts {
  form: string;
  links: string;
  paths: string[];
  keys: string[];
  strings: string[];
}

/** Writes a manifest: a checksum, texts as JSON, then numbers. */
export function toBytes({ files, strings, links }: Manifest): Buffer {
  const numbers: number[] = [];
  const keys: string[] = [];
  let before = "";
  for (const { key, size, notes } of files.values()) {
    keys.push(key === before ? "" : key);
    before = key;
    if (!notes) numbers.push(size, 0);
    else {
      numbers.push(size, notes.ids.length + 1, notes.refs.length);
      for (let at = 0; at < notes.ids.length; at += 1) numbers.push(notes.ids[at] ?? 0);
      for (let at = 0; at < notes.refs.length; at += 1) numbers.push(notes.refs[at] ?? 0);
    }
  }
  const texts: Texts = { form: FORM, links, paths: [...files.keys()], keys, strings: [...strings] };
  const json = Buffer.from(JSON.stringify(texts));
  const rest = Buffer.concat([
    Buffer.from(String(json.byteLength).padEnd(LENGTH)),
    json,
    Buffer.from(new Uint32Array(numbers).buffer),
  ]);
  return Buffer.concat([Buffer.from(hash("sha1", rest)), rest]);
}

/**
 * Reads a manifest.
 *
 * @param id that it is kept under
 * @returns nothing when it is damaged, or of another form
 */
export function fromBytes(id: string, bytes: Buffer): Manifest | undefined {
  if (bytes.toString("latin1", 0, SUM) !== hash("sha1", bytes.subarray(SUM))) return undefined;
  const end = HEAD + Number(bytes.toString("latin1", SUM, HEAD));
  const texts = JSON.parse(bytes.toString("utf8", HEAD, end)) as Texts;
  if (texts.form !== FORM) return undefined;
  const numbers = new Uint32Array(Uint8Array.prototype.slice.call(bytes, end).buffer);
  return { id, files: filesOf(texts, numbers), strings: texts.strings, links: texts.links };
}

function filesOf({ paths, keys }: Texts, numbers: Uint32Array): Map<string, KnownFile> {
  const files = new Map<string, KnownFile>();
  let at = 0;
  let key = "";
  for (const [row, path] of paths.entries()) {
    key = keys[row] || key;
    const size = numbers[at] ?? 0;
    const ids = numbers[at + 1] ?? 0;
    if (ids === 0) {
      files.set(path, { key, size });
      at += 2;
      continue;
    }
    const from = at + 3;
    const between = from + ids - 1;
    at = between + (numbers[at + 2] ?? 0);
    const notes = { ids: numbers.subarray(from, between), refs: numbers.subarray(between, at) };
    files.set(path, { key, size, notes });
  }
  return files;
}
