/** Values by name, of which some are made when they are asked for. */
export interface RowMap<Value> extends Iterable<readonly [name: string, value: Value]> {
  get(name: string): Value | undefined;
}

/**
 * Makes the values of rows when they are asked for, each time anew: a large table is never in memory as objects.
 *
 * @param rows by the names of the values
 * @param valueAt gives nothing for a row without one
 */
export function createRowMap<Value>(
  rows: ReadonlyMap<string, number>,
  valueAt: (row: number) => Value | undefined,
): RowMap<Value> {
  function* entries(): Generator<readonly [string, Value]> {
    for (const [name, row] of rows) {
      const value = valueAt(row);
      if (value !== undefined) yield [name, value];
    }
  }
  return {
    get(name) {
      const row = rows.get(name);
      return row === undefined ? undefined : valueAt(row);
    },
    [Symbol.iterator]: entries,
  };
}
