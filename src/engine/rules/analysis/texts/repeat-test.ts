/** Bits for the keys of texts: so many that two texts seldom share one. A power of two. */
const BITS = 1 << 24;

/**
 * Makes a quick test whether a text may stand twice. Most texts of a site stand once, and need not be
 * kept one by one for that.
 *
 * @param keys a number for every text, the same for the same words
 */
export function createRepeatTest(keys: Iterable<number>): (key: number) => boolean {
  const once = new Uint8Array(BITS >> 3);
  const twice = new Uint8Array(BITS >> 3);
  for (const key of keys) {
    const at = (key & (BITS - 1)) >> 3;
    const bit = 1 << (key & 7);
    if (((once[at] ?? 0) & bit) !== 0) twice[at] = (twice[at] ?? 0) | bit;
    else once[at] = (once[at] ?? 0) | bit;
  }
  return (key) => ((twice[(key & (BITS - 1)) >> 3] ?? 0) & (1 << (key & 7))) !== 0;
}
