/**
 * The colors of a look by their roles. The ramps `brand` and `accent` go from light to dark: up to 300 they are grounds and lines, from
 * 500 on they stand on light grounds, and from 800 on they are dark grounds.
 */
export interface Palette {
  /** The ground of pages, and of sections that stand out. */
  paper: string;
  "paper-tint": string;
  /** The ground of cards, menus and fields of forms. */
  card: string;
  /** The ground of the header and of the bar on phones. */
  frame: string;
  /** The ground of a call to action, unless that is dark. */
  panel: string;
  ink: string;
  "ink-muted": string;
  "ink-subtle": string;
  line: string;
  /** Borders of controls. */
  "line-strong": string;
  "brand-100": string;
  "brand-200": string;
  "brand-300": string;
  /** Marks of lists. */
  "brand-500": string;
  /** Signs and numerals, and what a pointer is over. */
  "brand-600": string;
  /** Links and strong lines. */
  "brand-700": string;
  "brand-800": string;
  "brand-900": string;
  "brand-950": string;
  /** Marked words. */
  "accent-300": string;
  "accent-400": string;
  "accent-500": string;
  /** Small words over headings. */
  "accent-700": string;
  /** Buttons on light grounds. */
  "cta-bg": string;
  "cta-bg-hover": string;
  "cta-fg": string;
  /** Lines around groups on dark grounds. */
  "dark-line": string;
  "on-dark": string;
  "on-dark-muted": string;
  "on-dark-link": string;
  "on-dark-accent": string;
  /** Buttons on dark grounds. */
  "on-dark-cta-bg": string;
  "on-dark-cta-bg-hover": string;
  "on-dark-cta-fg": string;
  danger: string;
  success: string;
}

/** The name of a color. */
export type Role = keyof Palette;
