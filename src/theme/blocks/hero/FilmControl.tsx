import { Pause, Play } from "lucide-react";
import styles from "./FilmControl.module.scss";
import type { Playback } from "./use-playback.ts";

/** Stops and starts everything that moves in the opening. Without scripts nothing moves, and it is not there. */
export function FilmControl({ playback }: { playback: Playback }) {
  if (playback.wanted === undefined) return null;
  const Drawing = playback.wanted ? Pause : Play;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={playback.wanted ? "Pause background video" : "Play background video"}
      onClick={playback.toggle}
    >
      <Drawing aria-hidden="true" focusable="false" strokeWidth={1.75} />
    </button>
  );
}
