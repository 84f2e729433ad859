/** How a number of cards is laid out so that the last row has no hole. */
export interface CardLayout {
  /** How many stand in a row on a wide screen. */
  columns: 2 | 3 | 4;
  /** How many columns the first card takes there. */
  lead: 1 | 2 | 3 | 4;
  /** Whether the first card takes both columns of a middle-sized screen. */
  leadsOnTablet: boolean;
}

/**
 * Lays out cards.
 *
 * @param count how many there are
 * @param wanted how many shall stand in a row on a wide screen
 */
export function gridOf(count: number, wanted: 2 | 3 | 4): CardLayout {
  const columns = columnsFor(count, wanted);
  const missing = (columns - (count % columns)) % columns;
  const lead = count > columns ? ((missing + 1) as CardLayout["lead"]) : 1;
  return { columns, lead, leadsOnTablet: count % 2 === 1 && count > 1 };
}

/** Few cards share the row; four stand two by two rather than three and one. */
function columnsFor(count: number, wanted: 2 | 3 | 4): 2 | 3 | 4 {
  if (count <= 2 || (count === 4 && wanted === 3)) return 2;
  return count === 3 && wanted === 4 ? 3 : wanted;
}
