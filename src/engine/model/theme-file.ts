import type { Color } from "../fields/color/type.ts";
import type { MediaPath } from "../fields/media-path/type.ts";

/** How the site looks: `pages/_theme.json`. What is left out is as the look has it. */
export interface ThemeFile {
  /**
   * Where the rules for this file lie, so that editors can help.
   * @maxLength 300
   */
  $schema?: string;
  /** The look that everything else starts from: `atlas-and-ink` (calm, dark openings, a serif), `workshop` (paper, hard corners, black rules), `daylight` (white, round, centered) or `ledger` (hairlines, lists in place of cards). */
  look?: LookName;
  /** The colors of the brand. All others are computed from them, so that every text can be read. Without this field the site has the colors of its look. */
  colors?: ThemeColors;
  /** How a page opens: words over the picture or beside it on one ground (`picture`), a tall picture beside large words (`split`), everything centered over a wide picture (`centered`), or the title left and the words right (`editorial`). */
  opening?: "picture" | "split" | "centered" | "editorial";
  /** Whether pages open on a dark or on a light ground. */
  ground?: "dark" | "light";
  /** What parts sections: a tinted ground (`tint`), a line (`rule`) or room alone (`space`). */
  sections?: "tint" | "rule" | "space";
  /** Where the headings of sections stand: above and left (`above`), in a column of their own (`column`), in the middle (`centered`), or above a thin line (`hairline`). */
  heads?: "above" | "column" | "centered" | "hairline";
  /** What cards look like: with a shadow (`raised`), with a line around them (`outlined`), on a tinted ground (`tinted`), or as lines of a numbered list without pictures (`list`). */
  cards?: "raised" | "outlined" | "tinted" | "list";
  /** The corners of cards, pictures and buttons. */
  corners?: "soft" | "hard" | "pill" | "slight";
  /** Where questions stand: beside their heading (`beside`), below each other in the column of the content (`column`), or on tinted rows (`tinted`). */
  questions?: "beside" | "column" | "tinted";
  /** What a call to action stands on: a tinted panel (`tint`), a dark bar (`dark`), a panel in the accent color (`accent`), or between two lines (`rules`). */
  cta?: "tint" | "dark" | "accent" | "rules";
  /** The typefaces of headings and of texts, by their names. */
  typefaces?: TypefacePair;
  /** Typefaces of your own, in place of those above. */
  ownTypefaces?: OwnTypefaces;
  /**
   * How round corners are, as a factor: `0` for none, `1` as `corners` has them.
   * @minimum 0
   * @maximum 2
   */
  roundness?: number;
  /**
   * How much room there is between sections, as a factor: `1` as the look has it.
   * @minimum 0.5
   * @maximum 1.5
   */
  spacing?: number;
  /** The logo in the header, in place of the site's name. */
  logo?: Logo;
  /**
   * The icon in the browser's tab and on home screens, best an SVG that is as wide as high. Without one here or in `_site.json` it is the first letter of the site's name.
   * @accepts picture
   */
  icon?: MediaPath;
}

/** Looks that a site can start from. */
export type LookName = "atlas-and-ink" | "workshop" | "daylight" | "ledger";

/** Pairs of typefaces: the first is that of headings, the second that of texts; one name stands for both. */
export type TypefacePair =
  | "newsreader-figtree"
  | "bricolage-work"
  | "jakarta"
  | "source-serif-sans"
  | "inter"
  | "manrope"
  | "schibsted"
  | "fraunces-dm"
  | "lora-nunito"
  | "literata-hanken"
  | "playfair-source"
  | "space-grotesk-inter";

/** The colors of the brand. */
export interface ThemeColors {
  /** The color that people know you by. */
  brand: Color;
  /** A second color, for buttons and small signs. Without one they have the first. */
  accent?: Color;
  /** The color of links and of other small words. Write it where the first is too light or too dark to be read; otherwise it is computed. */
  text?: Color;
}

/** Typefaces of your own. */
export interface OwnTypefaces {
  /** The typeface of headings. */
  headings?: OwnTypeface;
  /** The typeface of texts. */
  text?: OwnTypeface;
}

/** A typeface in a file of the media folder. */
export interface OwnTypeface {
  /**
   * The file, in the format WOFF2.
   * @accepts woff2
   */
  file: MediaPath;
  /** What stands in while the file is loaded: a typeface with serifs or one without. */
  kind: "serif" | "sans";
}

/** The logo, for light and for dark grounds. */
export interface Logo {
  /**
   * The picture for light grounds.
   * @accepts picture
   */
  light: MediaPath;
  /**
   * The picture for dark grounds. Without one the site's name stands there in words.
   * @accepts picture
   */
  dark?: MediaPath;
}
