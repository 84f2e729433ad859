import { Dates } from "../../ui/Dates.tsx";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { Trail } from "../../ui/Trail.tsx";
import styles from "./ArticleHead.module.scss";
import type { ArticleBodyContext } from "./block.ts";

/** Title, publication line and by-line of an article, with its picture. */
export function ArticleHead({
  trail,
  heading,
  published,
  updated,
  reviewed,
  author,
  picture,
}: ArticleBodyContext) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <Trail crumbs={trail} />
        <h1>{heading}</h1>
        <p className={styles.line}>
          <Dates published={published} updated={updated} reviewed={reviewed} />
          {author && <span>{author}</span>}
        </p>
      </div>
      {picture && (
        <div className={styles.picture} data-screen-only>
          <PictureImage
            picture={picture}
            sizes="(min-width: 64em) 28rem, (min-width: 48em) 40vw, 90vw"
            eager
          />
        </div>
      )}
    </div>
  );
}
