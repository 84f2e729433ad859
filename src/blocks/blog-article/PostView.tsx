import { useEffect, useRef } from "react";
import { longDay, type Post } from "../../blog/post.ts";
import { sanitizeArticle } from "../../blog/sanitize.ts";
import styles from "./Component.module.scss";

/** An article as it is read: title, day, by-line, picture and text. */
export function PostView({ post, byline }: { post: Post; byline: string }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    body.current?.replaceChildren(sanitizeArticle(post.html, post.link));
  }, [post]);
  const day = longDay(post.day);
  return (
    <article className={styles.article}>
      <h1>{post.title}</h1>
      <p className={styles.line}>
        {day && <time dateTime={post.day}>{day}</time>}
        <span>{byline}</span>
      </p>
      {post.image && <img className={styles.picture} src={post.image.src} alt={post.image.alt} />}
      <div ref={body} className={styles.body} />
    </article>
  );
}
