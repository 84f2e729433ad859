import { articleKind, hydrationOf } from "../model/page-blocks.ts";
import { absolute } from "../pipeline/resolve/head.ts";
import type { CheckedPage } from "../pipeline/site.ts";
import type { DocumentMeta } from "./document.ts";
import type { PageContext } from "./page-context.ts";
import type { PageContent } from "./render/page-job.ts";
import type { ShareImage } from "./share-image.ts";
import { structuredData } from "./structured-data/structured-data.ts";

/** What the documents of a page are made from, beside what all pages have in common. */
export function contentOf(
  checked: CheckedPage,
  context: PageContext,
  image?: ShareImage,
): PageContent {
  return { page: JSON.stringify(checked.page), meta: metaOf(checked, context, image) };
}

function metaOf(checked: CheckedPage, context: PageContext, image?: ShareImage): DocumentMeta {
  const { index } = context;
  const { blocks } = index.definitions;
  const shareImage = image && absolute(index.site.url, `/${image.path}`);
  const { published, updated, reviewed } = checked.entry.page;
  return {
    hydrate: hydrationOf(checked.page, blocks),
    isArticle: articleKind(checked.page, blocks) !== undefined,
    shareImage,
    shareImageAlt: image?.alt,
    structuredData: structuredData(context, checked, shareImage),
    days: { published, changed: updated ?? reviewed },
  };
}
