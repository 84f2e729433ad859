/** Where a window of the studio is. */
export interface Presence {
  /** Names the window. */
  window: string;
  /** The page on its screen. */
  path: string;
  /** The number of the selected block; nothing for the whole page. */
  at?: number;
  /** Whose window it is, where a team works together. */
  by?: { name: string; email: string };
}

/** What a window sends when it opens, selects or leaves something. */
export const HERE = "studio:here";
/** What all windows hear whenever one of them has. */
export const PRESENT = "studio:present";
