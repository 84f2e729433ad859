/** What pictures and other files that are no pages need to know of the look of a site. Colours are written as in CSS. */
export interface Look {
  /** The picture that is shown when a page is shared. Its colours are written as `#051C20`. */
  shareImage: {
    ground: string;
    ink: string;
    /** The dot before the brand. */
    accent: string;
    /** The brand. */
    muted: string;
    /** The font of the title: its path below the folder of the engine. */
    font: string;
  };
  /** What phones show around a page that is opened from their home screen. */
  manifest: { background: string; theme: string };
}
