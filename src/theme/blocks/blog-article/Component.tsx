import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { fetchArticle, isAsked, keyOf } from "../../../providers/blog/fetch-blog.ts";
import { useRemote } from "../../../providers/blog/use-remote.ts";
import { useDocumentValues } from "../../../providers/browser/document-values.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Trail } from "../../ui/Trail.tsx";
import { ArticleView } from "./ArticleView.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { useArticleHead } from "./use-article-head.ts";

/** One article of the blog: the one whose id the address carries. */
export function BlogArticle({ blog, trail, parameter, article }: BlockProps<typeof block>) {
  const values = useDocumentValues();
  const wanted = isAsked(blog) && parameter !== undefined ? { blog, id: parameter } : undefined;
  const remote = useRemote({
    key: wanted && `article ${keyOf(wanted.blog)} ${wanted.id}`,
    load: async (signal) => (wanted && (await fetchArticle(wanted, signal, values))) ?? null,
    initial: article ?? (blog && !isAsked(blog) ? null : undefined),
  });
  const shown = remote.state === "loaded" ? remote.value : undefined;
  useArticleHead({ blog, article: shown, isMissing: remote.state !== "loading" && !shown });

  return (
    <article className={styles.article}>
      <Trail crumbs={trail} />
      {blog && shown ? (
        <ArticleView article={shown} byline={blog.byline} />
      ) : (
        <>
          <h1>Article</h1>
          {remote.state === "loading" && <Notice>Loading article...</Notice>}
          {remote.state === "error" && (
            <Notice isError onRetry={remote.retry}>
              Error: {remote.message}
            </Notice>
          )}
          {remote.state === "loaded" && <Notice>Article not found.</Notice>}
        </>
      )}
    </article>
  );
}
