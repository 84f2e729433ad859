/** Bits for each number: so many that two seldom share one. */
const BITS_EACH = 16;

/**
 * Finds the numbers that stand more than once in a list. Most texts of a site stand once, and need not be kept one by one
 * for that: bits tell which numbers may repeat, and those alone are counted.
 */
export function repeatedNumbers(numbers: Int32Array): ReadonlySet<number> {
  const bits = 2 ** Math.ceil(Math.log2(BITS_EACH * numbers.length + 8));
  const once = new Uint8Array(bits >> 3);
  const maybe = new Set<number>();
  for (const number of numbers) {
    const at = (number & (bits - 1)) >> 3;
    const bit = 1 << (number & 7);
    const before = once[at] ?? 0;
    if ((before & bit) !== 0) maybe.add(number);
    else once[at] = before | bit;
  }
  return maybe.size === 0 ? maybe : countedTwice(numbers, maybe);
}

function countedTwice(numbers: Int32Array, maybe: ReadonlySet<number>): Set<number> {
  const once = new Set<number>();
  const twice = new Set<number>();
  for (const number of numbers) {
    if (!maybe.has(number)) continue;
    if (once.has(number)) twice.add(number);
    else once.add(number);
  }
  return twice;
}
