import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { fetchArticle, isAsked, keyOf } from "../../../providers/blog/fetch-blog.ts";
import { useRemote } from "../../../providers/blog/use-remote.ts";
import { useDocumentValues } from "../../../providers/browser/document-values.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { Notice } from "../../ui/Notice.tsx";
import { Trail } from "../../ui/Trail.tsx";
import { ArticleView } from "./ArticleView.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { faultInWords } from "./fault-in-words.ts";
import { useArticleHead } from "./use-article-head.ts";

/** One article of the blog: the one whose id the address carries. */
export function BlogArticle({ blog, trail, parameter, article }: BlockProps<typeof block>) {
  const words = useStrings();
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
          <h1>{words.say("article.heading")}</h1>
          {remote.state === "loading" && <Notice>{words.say("article.loading")}</Notice>}
          {remote.state === "error" && (
            <Notice isError onRetry={remote.retry}>
              {words.say("blog.error", { reason: faultInWords(remote.cause, words) })}
            </Notice>
          )}
          {remote.state === "loaded" && <Notice>{words.say("article.missing")}</Notice>}
        </>
      )}
    </article>
  );
}
