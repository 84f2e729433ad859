/** Numbers that look random and are the same in every run. */
export interface Random {
  /** A whole number from 0 up to, but not including, the bound. */
  below(bound: number): number;
  /** One of several. */
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * Makes a source of numbers.
 *
 * @see https://en.wikipedia.org/wiki/Xorshift
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0 || 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
  const below = (bound: number) => next() % bound;
  return { below, pick: (items) => items[below(items.length)] as (typeof items)[number] };
}
