import { useEffect } from "react";
import { fetchArticle } from "../../blog/fetch-blog.ts";
import { useRemote } from "../../blog/use-remote.ts";
import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import { Notice } from "../../ui/Notice.tsx";
import { ArticleView } from "./ArticleView.tsx";
import styles from "./Component.module.scss";

/** One article of the blog: the one whose number the address carries. */
export function BlogArticle({ blog, parameter, article }: ResolvedBlockOf<"blog-article">) {
  const id = Number(parameter);
  const remote = useRemote({
    key: blog && parameter !== undefined ? `article ${blog.host ?? ""} ${id}` : undefined,
    load: async (signal) => (blog && (await fetchArticle(blog, id, signal))) ?? null,
    initial: article,
  });
  const shown = remote.state === "loaded" ? remote.value : undefined;
  const title = shown?.title;

  useEffect(() => {
    if (title !== undefined && blog) document.title = `${title} | ${blog.brand}`;
  }, [title, blog]);

  if (blog && shown) return <ArticleView article={shown} byline={blog.byline} />;
  return (
    <article className={styles.article}>
      <h1>Article</h1>
      {remote.state === "loading" && <Notice>Loading article...</Notice>}
      {remote.state === "error" && (
        <Notice isError onRetry={remote.retry}>
          Error: {remote.message}
        </Notice>
      )}
      {remote.state === "loaded" && <Notice>Article not found.</Notice>}
    </article>
  );
}
