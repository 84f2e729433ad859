import type { ComponentType } from "react";
import type { RenderedType, ResolvedBlockOf } from "../../engine/model/resolved-block.ts";
import { ArticleBody } from "./article-body/Component.tsx";
import { BlogArticle } from "./blog-article/Component.tsx";
import { Cards } from "./cards/Component.tsx";
import { Comparison } from "./comparison/Component.tsx";
import { ContactDetails } from "./contact-details/Component.tsx";
import { Cta } from "./cta/Component.tsx";
import { Faq } from "./faq/Component.tsx";
import { Features } from "./features/Component.tsx";
import { Hero } from "./hero/Component.tsx";
import { LatestArticles } from "./latest-articles/Component.tsx";
import { LeadForm } from "./lead-form/Component.tsx";
import { List } from "./list/Component.tsx";
import { Locations } from "./locations/Component.tsx";
import { Pricing } from "./pricing/Component.tsx";
import { Process } from "./process/Component.tsx";
import { RelatedArticles } from "./related-articles/Component.tsx";
import { RichText } from "./rich-text/Component.tsx";
import { Sources } from "./sources/Component.tsx";
import { Split } from "./split/Component.tsx";
import { Stats } from "./stats/Component.tsx";
import { Table } from "./table/Component.tsx";
import { Video } from "./video/Component.tsx";
import { Year } from "./year/Component.tsx";

/** The component of every block type. The compiler refuses a type without one. */
export const registry: { [Type in RenderedType]: ComponentType<ResolvedBlockOf<Type>> } = {
  "article-body": ArticleBody,
  "blog-article": BlogArticle,
  cards: Cards,
  comparison: Comparison,
  "contact-details": ContactDetails,
  cta: Cta,
  faq: Faq,
  features: Features,
  hero: Hero,
  "latest-articles": LatestArticles,
  "lead-form": LeadForm,
  list: List,
  locations: Locations,
  pricing: Pricing,
  process: Process,
  "related-articles": RelatedArticles,
  "rich-text": RichText,
  sources: Sources,
  split: Split,
  stats: Stats,
  table: Table,
  video: Video,
  year: Year,
};
