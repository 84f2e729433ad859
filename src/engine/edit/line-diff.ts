/**
 * The lines that differ between two texts, as `- before` and `+ after`, each with its number.
 *
 * @param before the earlier text
 * @param after the later text
 */
export function lineDiff(before: string, after: string): string[] {
  const [old, next] = [before.split("\n"), after.split("\n")];
  const table = commonLengths(old, next);
  const lines: string[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < next.length) {
    const isCommon = i < old.length && j < next.length && old[i] === next[j];
    if (isCommon) {
      i += 1;
      j += 1;
    } else if (i < old.length && (j >= next.length || at(table, i + 1, j) >= at(table, i, j + 1))) {
      lines.push(`${String(i + 1).padStart(5)} - ${old[i]}`);
      i += 1;
    } else {
      lines.push(`${String(j + 1).padStart(5)} + ${next[j]}`);
      j += 1;
    }
  }
  return lines;
}

/** The number of common lines from every pair of lines on. */
function commonLengths(old: string[], next: string[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(next.length + 1).fill(0),
  );
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = next.length - 1; j >= 0; j -= 1) {
      const row = table[i] as number[];
      row[j] =
        old[i] === next[j]
          ? at(table, i + 1, j + 1) + 1
          : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  return table;
}

function at(table: number[][], i: number, j: number): number {
  return table[i]?.[j] ?? 0;
}
