import { type ComponentType, lazy, Suspense } from "react";
import type { Resolved } from "../../../engine/model/resolved.ts";
import type { HeroVideo } from "./types.ts";
import styles from "./VideoStage.module.scss";
import type { VideosProps } from "./Videos.tsx";

/** Where they cannot be had, the poster is all there is. */
const Videos = lazy<ComponentType<VideosProps>>(() =>
  import("./Videos.tsx").then(
    ({ Videos }) => ({ default: Videos }),
    () => ({ default: () => null }),
  ),
);

/** What the opening's videos need. */
export interface VideoStageProps {
  videos: Resolved<HeroVideo>[];
  playing: boolean;
  /** Whether videos were ever wanted; until then only the first poster is loaded. */
  wanted: boolean | undefined;
}

/** The first video's poster, which is there at once, and over it the videos once they are wanted. */
export function VideoStage({ videos, playing, wanted }: VideoStageProps) {
  return (
    <div className={styles.stage}>
      <img
        className={styles.poster}
        src={videos[0]?.poster}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
      />
      {wanted && (
        <Suspense>
          <Videos videos={videos} playing={playing} />
        </Suspense>
      )}
    </div>
  );
}
