import { domMin, LazyMotion, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useRef } from "react";
import type { Resolved } from "../../../engine/model/resolved.ts";
import styles from "./FilmStage.module.scss";
import type { HeroVideo } from "./types.ts";
import { useRotation } from "./use-rotation.ts";

/** Seconds of the cross-fade. */
const FADE = 1;

export interface FilmsProps {
  films: Resolved<HeroVideo>[];
  playing: boolean;
}

/**
 * Videos that change every five seconds and fade into one another. The next one waits unseen in the
 * element that will show it: prefetching it is refused by Firefox under the site's policy, and not
 * done at all by Safari.
 */
export function Films({ films, playing }: FilmsProps) {
  const { current, beside, settled } = useRotation(films.length, playing);
  const still = useReducedMotion();
  return (
    <LazyMotion features={domMin} strict>
      {films.map((film, at) => {
        const waiting = settled && at !== current;
        return (
          (at === current || at === beside) && (
            <m.div
              key={film.mp4}
              hidden={waiting}
              initial={false}
              animate={{ opacity: at === current ? 1 : 0 }}
              transition={{ duration: still ? 0 : FADE }}
            >
              <Film film={film} waiting={waiting} playing={playing && !waiting} />
            </m.div>
          )
        );
      })}
    </LazyMotion>
  );
}

interface FilmProps {
  film: Resolved<HeroVideo>;
  /** Whether it is only loaded, in an element that is hidden from everybody. */
  waiting: boolean;
  playing: boolean;
}

function Film({ film, waiting, playing }: FilmProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (playing) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [playing]);
  return (
    <video
      ref={ref}
      className={styles.film}
      poster={film.poster}
      muted
      playsInline
      loop
      preload="auto"
      aria-hidden={!waiting || undefined}
      tabIndex={-1}
    >
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" />
    </video>
  );
}
