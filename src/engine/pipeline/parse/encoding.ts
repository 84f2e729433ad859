import type { Issue } from "../../model/issue.ts";
import type { SourceFile } from "../source.ts";

const STRICT = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const LENIENT = new TextDecoder("utf-8", { ignoreBOM: true });
const BOM = "\uFEFF";
const SAVE_AGAIN =
  "Save it again with the encoding UTF-8; most editors offer it beside the file name or under “Save as”.";

/**
 * Decodes the bytes of a file. A byte order mark is taken away, since editors on Windows add it.
 *
 * @returns the text, or the issue that names what the bytes are instead
 */
export function decode(source: SourceFile): { text: string; issue?: Issue } {
  const { bytes, file } = source;
  if (isUtf16(bytes))
    return unreadable(file, "This file is saved as UTF-16.", SAVE_AGAIN, { offset: 0, length: 0 });
  const zero = bytes.indexOf(0);
  if (zero >= 0) return unreadable(file, ...zeroByte(bytes), spanAt(bytes, zero));
  try {
    return { text: withoutMark(STRICT.decode(bytes)) };
  } catch {
    const bad = firstBadByte(bytes);
    const byte = bytes[bad] ?? 0;
    const meant = new TextDecoder("windows-1252").decode(new Uint8Array([byte]));
    const message = `This file is not saved as UTF-8: the byte ${byte.toString(16).toUpperCase()} here is ${meant} in Latin-1.`;
    return unreadable(file, message, SAVE_AGAIN, spanAt(bytes, bad));
  }
}

function unreadable(file: string, message: string, hint: string, span: Issue["span"]) {
  const issue: Issue = { rule: "json-encoding", message, hint, file, pointer: "", span };
  return { text: "", issue };
}

/** By its mark, or by every second byte being zero, as in any text with Latin letters. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const sample = bytes.subarray(0, 200);
  if (sample.length < 4) return false;
  const zeros = [0, 0];
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  return Math.max(...zeros) > 0.4 * sample.length && Math.min(...zeros) < 0.1 * sample.length;
}

function zeroByte(bytes: Uint8Array): [message: string, hint: string] {
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0);
  return zeros > bytes.length / 10
    ? [
        "This file is no text: it is full of zero bytes.",
        "Take it from a backup or from an earlier commit; the disk or a program damaged it.",
      ]
    : [
        "A zero byte stands in this file.",
        "Delete the character; it cannot be seen in all editors.",
      ];
}

/** Where the bytes stop being UTF-8. */
function firstBadByte(bytes: Uint8Array): number {
  let [low, high] = [0, bytes.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (isPrefixOfUtf8(bytes.subarray(0, middle))) low = middle;
    else high = middle - 1;
  }
  return startOfCharacter(bytes, low);
}

/** The first byte of a character that was begun before a position and not finished. */
function startOfCharacter(bytes: Uint8Array, end: number): number {
  for (let at = end - 1; at >= Math.max(0, end - 3); at -= 1) {
    const byte = bytes[at] ?? 0;
    if (byte < 0x80) return end;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 0;
    if (length > 0) return at + length > end ? at : end;
  }
  return end;
}

function isPrefixOfUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** The position of a byte among the characters of the text, as far as it can be decoded. */
function spanAt(bytes: Uint8Array, byte: number): Issue["span"] {
  return { offset: withoutMark(LENIENT.decode(bytes.subarray(0, byte))).length, length: 1 };
}

function withoutMark(text: string): string {
  return text.startsWith(BOM) ? text.slice(1) : text;
}
