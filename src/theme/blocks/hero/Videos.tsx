import { domMin, LazyMotion, useReducedMotion } from "framer-motion";
import * as m from "framer-motion/m";
import { useEffect, useRef } from "react";
import type { Resolved } from "../../../engine/model/resolved.ts";
import type { HeroVideo } from "./types.ts";
import { useRotation } from "./use-rotation.ts";
import styles from "./VideoStage.module.scss";

/** Seconds of the cross-fade. */
const FADE = 1;

export interface VideosProps {
  videos: Resolved<HeroVideo>[];
  playing: boolean;
}

/**
 * Videos that change every five seconds and fade into one another. The next one waits unseen in the
 * element that will show it: prefetching it is refused by Firefox under the site's policy, and not
 * done at all by Safari.
 */
export function Videos({ videos, playing }: VideosProps) {
  const { current, beside, settled } = useRotation(videos.length, playing);
  const still = useReducedMotion();
  return (
    <LazyMotion features={domMin} strict>
      {videos.map((video, at) => {
        const waiting = settled && at !== current;
        return (
          (at === current || at === beside) && (
            <m.div
              key={video.mp4}
              hidden={waiting}
              initial={false}
              animate={{ opacity: at === current ? 1 : 0 }}
              transition={{ duration: still ? 0 : FADE }}
            >
              <BackgroundVideo video={video} waiting={waiting} playing={playing && !waiting} />
            </m.div>
          )
        );
      })}
    </LazyMotion>
  );
}

interface BackgroundVideoProps {
  video: Resolved<HeroVideo>;
  /** Whether it is only loaded, in an element that is hidden from everybody. */
  waiting: boolean;
  playing: boolean;
}

function BackgroundVideo({ video, waiting, playing }: BackgroundVideoProps) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (playing) ref.current?.play().catch(() => undefined);
    else ref.current?.pause();
  }, [playing]);
  return (
    <video
      ref={ref}
      className={styles.video}
      poster={video.poster}
      muted
      playsInline
      loop
      preload="auto"
      aria-hidden={!waiting || undefined}
      tabIndex={-1}
    >
      <source src={video.webm} type="video/webm" />
      <source src={video.mp4} type="video/mp4" />
    </video>
  );
}
