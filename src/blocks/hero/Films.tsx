import { AnimatePresence, domMin, LazyMotion, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useRef } from "react";
import type { Resolved } from "../../page/resolved.ts";
import styles from "./FilmStage.module.scss";
import type { HeroVideo } from "./types.ts";
import { useRotation } from "./use-rotation.ts";

/** Seconds of the cross-fade. */
const FADE = 1;

/** Films that change every five seconds and fade into one another. The next one is loaded meanwhile. */
export function Films({ films, playing }: { films: Resolved<HeroVideo>[]; playing: boolean }) {
  const current = useRotation(films.length, playing);
  const still = useReducedMotion();
  const film = films[current];
  const next = films[(current + 1) % films.length];
  return (
    <LazyMotion features={domMin} strict>
      <AnimatePresence initial={false}>
        {film && (
          <m.div
            key={film.mp4}
            initial={{ opacity: 0 }}
            animate={{ opacity: 1 }}
            exit={{ opacity: 0 }}
            transition={{ duration: still ? 0 : FADE }}
          >
            <Film film={film} playing={playing} />
          </m.div>
        )}
      </AnimatePresence>
      {next && next !== film && <link rel="prefetch" href={next.webm} />}
    </LazyMotion>
  );
}

function Film({ film, playing }: { film: Resolved<HeroVideo>; playing: boolean }) {
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
      aria-hidden="true"
      tabIndex={-1}
    >
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" />
    </video>
  );
}
