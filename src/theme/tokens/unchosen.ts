/** What a picker shows before a color is chosen. */
export const UNCHOSEN = "#808080";
