import type { Article } from "../../../engine/model/article.ts";
import { longDay } from "../../../providers/blog/long-day.ts";
import { useStrings } from "../../strings/use-strings.ts";
import body from "./ArticleBody.module.scss";
import { ArticleBody } from "./ArticleBody.tsx";
import styles from "./Component.module.scss";

/** An article as it is read: title, day, by-line, picture and text. */
export function ArticleView({ article, byline }: { article: Article; byline: string }) {
  const { language } = useStrings();
  const day = longDay(article.day, language);
  const { image } = article;
  return (
    <>
      <h1>{article.title}</h1>
      <p className={styles.line}>
        {day && <time dateTime={article.day}>{day}</time>}
        <span>{article.author ?? byline}</span>
      </p>
      {image && (
        <img
          className={styles.picture}
          src={image.src}
          srcSet={image.srcset}
          sizes="(min-width: 48em) 44rem, 92vw"
          alt={image.alt}
          width={image.width}
          height={image.height}
          fetchPriority="high"
        />
      )}
      <div className={body.body}>
        <ArticleBody nodes={article.body} />
      </div>
    </>
  );
}
