/** How a site looks, as everything needs it that is no component: style sheets, pictures and icons. Colors are written as `#051C20`. */
export interface Look {
  /** Rules that give every token its value. They stand before all other styles. */
  tokens: string;
  /** What was chosen, by the names of the choices. Styles of other options do not reach visitors. */
  choices: Readonly<Record<string, string>>;
  typefaces: readonly Typeface[];
  shareImage: ShareLook;
  /** What phones show around a page that is opened from their home screen. */
  manifest: { background: string; theme: string };
  /** The icon of a site without one: the first letter of its name. */
  letterIcon: { ground: string; ink: string; typeface: Typeface; radius: number };
  /** Where colors of the theme file could not be used as they are. */
  faults: readonly LookFault[];
}

/** The picture that is shown when a page is shared. */
export interface ShareLook {
  ground: string;
  ink: string;
  /** The dot before the brand. */
  accent: string;
  /** The brand. */
  muted: string;
  /** The typeface of the title. */
  typeface: Typeface;
}

/** A typeface in one of its weights, or in all of them. */
export interface Typeface {
  family: string;
  source: FontSource;
  /** As in CSS: one weight, or the least and the greatest. */
  weight: string;
  /** The weight in which it is drawn. */
  drawn: number;
  /** A typeface of most systems, made as wide as this one while it is loaded; none where nothing stands in. */
  standIn?: "serif" | "sans";
}

/** Where the files of a typeface are: in a package of Fontsource, in the folder of the engine, or in the media folder. */
export type FontSource =
  | { package: string; name: string }
  | { file: string; license: string }
  | { media: string };

/** A color that could not be used as it is: the way to it in the theme file, and what was done, in words. */
export interface LookFault {
  pointer: string;
  message: string;
  hint: string;
}
