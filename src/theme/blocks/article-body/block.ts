import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Crumb, Day, Picture, Review } from "../../../engine/model/resolved.ts";
import { dayInWords, reviewedDays } from "../../days.ts";
import type { ArticleBodyBlock } from "./types.ts";

/** What an article gets from its page. */
export interface ArticleBodyContext {
  heading: string;
  picture?: Picture;
  trail: Crumb[];
  /** Who wrote it. */
  author?: string;
  published?: Day;
  updated?: Day;
  /** Who last compared the text with its sources, and when; none while nobody is named. */
  reviewed?: Review;
}

export const block = defineBlock<ArticleBodyBlock, ArticleBodyContext>({
  type: "article-body",
  context: ({ byline, dateFormat }, context) => ({
    heading: context.page.title,
    picture: context.page.picture,
    trail: context.trail(),
    author: byline ?? context.site.byline,
    published: dayInWords(context.page.published, context.site.language, dateFormat),
    ...reviewedDays(context, dateFormat),
  }),
  opening: ({ heading, intro, trail }) => ({ heading, text: intro, trail }),
  hasSectionHeadings: () => true,
  article: "Article",
  structuredData: ({ reviewed }) => ({ review: reviewed }),
});
