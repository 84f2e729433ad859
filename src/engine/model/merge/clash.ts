/** Two changes of the same value that cannot both stay. */
export interface Clash {
  /** RFC 6901 pointer into the merged value. There stands mine, or theirs where mine was removed. */
  pointer: string;
  /** What both began from; nothing for a value that was not there, as below. */
  base: unknown;
  mine: unknown;
  theirs: unknown;
}

/** What became of two changed values with a common base. */
export interface Merged {
  value: unknown;
  /** In the order of the merged value; none where both sides' changes stayed. */
  clashes: Clash[];
}

/** Merges a value within another one. */
export type MergeWithin = (
  sides: { base: unknown; mine: unknown; theirs: unknown },
  pointer: string,
) => Merged;
