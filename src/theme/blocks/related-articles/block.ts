import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { PageCard } from "../../../engine/model/resolved.ts";
import type { RelatedArticlesBlock } from "./types.ts";

/** At most so many articles are shown. */
const MOST = 3;

export const block = defineBlock<RelatedArticlesBlock, { cards: PageCard[] }>({
  type: "related-articles",
  context: ({ pages }, { page, relatedPages }) => ({
    cards: (pages ?? relatedPages()).filter(({ route }) => route !== page.route).slice(0, MOST),
  }),
});
