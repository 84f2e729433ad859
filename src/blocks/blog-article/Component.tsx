import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import styles from "./Component.module.scss";

/** One article of the blog. */
export function BlogArticle(_: ResolvedBlockOf<"blog-article">) {
  return (
    <article className={styles.article}>
      <h1>Article</h1>
      <p role="status">Loading article...</p>
    </article>
  );
}
