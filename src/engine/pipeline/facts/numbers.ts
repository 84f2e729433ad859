const BYTES = Int32Array.BYTES_PER_ELEMENT;

/** Numbers of 32 bits as a text that JSON can hold, in less room than their digits take. */
export function packNumbers(numbers: Int32Array | Uint32Array): string {
  const { buffer, byteOffset, byteLength } = numbers;
  return Buffer.from(buffer, byteOffset, byteLength).toString("base64");
}

/** The numbers of a text as integers with a sign. */
export function unpackNumbers(packed: string): Int32Array {
  return unpackAll([packed]).numbers;
}

/**
 * The numbers of many texts one after another.
 *
 * @returns where those of each begin, and at last where all end
 */
export function unpackAll(texts: readonly string[]): { numbers: Int32Array; starts: Uint32Array } {
  const starts = new Uint32Array(texts.length + 1);
  for (const [at, packed] of texts.entries())
    starts[at + 1] = (starts[at] ?? 0) + packedCount(packed);
  const numbers = new Int32Array(starts[texts.length] ?? 0);
  const bytes = Buffer.from(numbers.buffer);
  for (const [at, packed] of texts.entries())
    if (packed !== "") bytes.write(packed, (starts[at] ?? 0) * BYTES, "base64");
  return { numbers, starts };
}

/** How many numbers a text holds. */
function packedCount(packed: string): number {
  return Buffer.byteLength(packed, "base64") / BYTES;
}
