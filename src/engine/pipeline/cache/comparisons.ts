/** What comparing two pages in full has given, which takes long: a number by a name that stands for the texts of both. */
export interface Comparisons {
  get(name: string): number | undefined;
  set(name: string, share: number): void;
  /** Those that were asked for in this run. */
  used(): ReadonlyMap<string, number>;
}

/** @param before those of the last run */
export function createComparisons(before: ReadonlyMap<string, number>): Comparisons {
  const used = new Map<string, number>();
  return {
    get(name) {
      const share = used.get(name) ?? before.get(name);
      if (share !== undefined) used.set(name, share);
      return share;
    },
    set: (name, share) => void used.set(name, share),
    used: () => used,
  };
}
