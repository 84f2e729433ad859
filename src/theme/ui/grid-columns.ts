type Columns = 2 | 3 | 4;

/**
 * How many of some points stand in a row on a wide screen. Few share the row; four stand two by two
 * rather than three and one.
 *
 * @param count how many there are
 * @param wanted how many shall stand in a row
 */
export function gridColumns(count: number, wanted: Columns): Columns {
  if (count < 3 || (count === 4 && wanted === 3)) return 2;
  return count === 3 ? (Math.min(wanted, 3) as Columns) : wanted;
}
