import { Play } from "lucide-react";
import { type MouseEvent, useState } from "react";
import type { ArticleFilm } from "../../../engine/model/article.ts";
import { filmAddresses } from "../../../providers/blog/films.ts";
import styles from "./Film.module.scss";

const SITES = { youtube: "YouTube", vimeo: "Vimeo" };

/** A film of another site. Nothing is asked of that site before the visitor plays it. */
export function Film({ film }: { film: ArticleFilm }) {
  const [playing, setPlaying] = useState(false);
  const { frame, page } = filmAddresses(film);
  const site = SITES[film.film];
  const title = film.title || `Film on ${site}`;
  if (playing)
    return (
      <iframe
        className={styles.film}
        src={frame}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        ref={(element) => element?.focus({ preventScroll: true })}
      />
    );
  const play = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a className={styles.film} href={page} onClick={play} rel="external noopener">
      <Play aria-hidden="true" focusable="false" strokeWidth={1.75} />
      <span>{title}</span>
      <small>Plays here from {site}, which then learns of your visit.</small>
    </a>
  );
}
