import type { Section } from "../../parts/section.ts";

/** The newest articles of the site's blog, loaded in the browser. */
export interface LatestArticlesBlock extends Section {
  type: "latest-articles";
}
