import type { PageList } from "../../../engine/fields/page-list/type.ts";
import type { Section } from "../../parts/section.ts";

/** Up to three further articles, never the page itself. Without a list they are chosen among the pages beside this one by common topics. */
export interface RelatedArticlesBlock extends Section {
  type: "related-articles";
  /** The articles, when they should not be chosen by subject. The first three are shown. */
  pages?: PageList;
}
