import type { ArticleBodyBlock } from "./article-body/types.ts";
import type { BlogArticleBlock } from "./blog-article/types.ts";
import type { CardsBlock } from "./cards/types.ts";
import type { ComparisonBlock } from "./comparison/types.ts";
import type { ContactDetailsBlock } from "./contact-details/types.ts";
import type { CtaBlock } from "./cta/types.ts";
import type { FaqBlock } from "./faq/types.ts";
import type { FeaturesBlock } from "./features/types.ts";
import type { HeroBlock } from "./hero/types.ts";
import type { LatestArticlesBlock } from "./latest-articles/types.ts";
import type { LeadFormBlock } from "./lead-form/types.ts";
import type { ListBlock } from "./list/types.ts";
import type { LocationsBlock } from "./locations/types.ts";
import type { PricingBlock } from "./pricing/types.ts";
import type { ProcessBlock } from "./process/types.ts";
import type { RelatedArticlesBlock } from "./related-articles/types.ts";
import type { RichTextBlock } from "./rich-text/types.ts";
import type { SharedBlock } from "./shared/types.ts";
import type { SourcesBlock } from "./sources/types.ts";
import type { SplitBlock } from "./split/types.ts";
import type { StatsBlock } from "./stats/types.ts";
import type { TableBlock } from "./table/types.ts";
import type { VideoBlock } from "./video/types.ts";
import type { YearBlock } from "./year/types.ts";

/** One entry of the blocks of a page. */
export type Block =
  | ArticleBodyBlock
  | BlogArticleBlock
  | CardsBlock
  | ComparisonBlock
  | ContactDetailsBlock
  | CtaBlock
  | FaqBlock
  | FeaturesBlock
  | HeroBlock
  | LatestArticlesBlock
  | LeadFormBlock
  | ListBlock
  | LocationsBlock
  | PricingBlock
  | ProcessBlock
  | RelatedArticlesBlock
  | RichTextBlock
  | SharedBlock
  | SourcesBlock
  | SplitBlock
  | StatsBlock
  | TableBlock
  | VideoBlock
  | YearBlock;

export type BlockType = Block["type"];
