import { useEffect } from "react";
import { fetchPost } from "../../blog/fetch-blog.ts";
import { useRemote } from "../../blog/use-remote.ts";
import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./Component.module.scss";
import { PostView } from "./PostView.tsx";

/** One article of the blog: the one whose number the address carries. */
export function BlogArticle({ blog, parameter }: ResolvedBlockOf<"blog-article">) {
  const id = Number(parameter);
  const key = blog && parameter !== undefined ? `post ${blog.host ?? ""} ${id}` : undefined;
  const post = useRemote(
    key,
    async (signal) => (blog && (await fetchPost(blog, id, signal))) ?? null,
  );
  const title = post.state === "loaded" ? post.value?.title : undefined;

  useEffect(() => {
    if (title !== undefined && blog) document.title = `${title} | ${blog.brand}`;
  }, [title, blog]);

  if (blog && post.state === "loaded" && post.value)
    return <PostView post={post.value} byline={blog.byline} />;
  return (
    <article className={styles.article}>
      <h1>Article</h1>
      {post.state === "loading" && <Notice>Loading article...</Notice>}
      {post.state === "error" && (
        <Notice isError onRetry={post.retry}>
          Error: {post.message}
        </Notice>
      )}
      {post.state === "loaded" && <Notice>Article not found.</Notice>}
    </article>
  );
}
