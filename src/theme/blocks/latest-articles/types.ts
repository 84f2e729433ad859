import type { Folder } from "../../../engine/fields/folder/type.ts";
import type { Section } from "../../parts/section.ts";

/** The newest articles of the site's blog, or of one of its blogs. */
export interface LatestArticlesBlock extends Section {
  type: "latest-articles";
  /** The folder of the blog, for example `/news`, on a site with several; by default the page's own, or the blog without one. */
  folder?: Folder;
}
