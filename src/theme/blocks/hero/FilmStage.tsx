import { type ComponentType, lazy, Suspense } from "react";
import type { Resolved } from "../../../engine/model/resolved.ts";
import styles from "./FilmStage.module.scss";
import type { FilmsProps } from "./Films.tsx";
import type { HeroVideo } from "./types.ts";

/** Where they cannot be had, the poster is all there is. */
const Films = lazy<ComponentType<FilmsProps>>(() =>
  import("./Films.tsx").then(
    ({ Films }) => ({ default: Films }),
    () => ({ default: () => null }),
  ),
);

/** What the opening's films need. */
export interface FilmStageProps {
  films: Resolved<HeroVideo>[];
  playing: boolean;
  /** Whether films were ever wanted; until then only the first poster is loaded. */
  wanted: boolean | undefined;
}

/** The first film's poster, which is there at once, and over it the films once they are wanted. */
export function FilmStage({ films, playing, wanted }: FilmStageProps) {
  return (
    <div className={styles.stage}>
      <img
        className={styles.poster}
        src={films[0]?.poster}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
      />
      {wanted && (
        <Suspense>
          <Films films={films} playing={playing} />
        </Suspense>
      )}
    </div>
  );
}
