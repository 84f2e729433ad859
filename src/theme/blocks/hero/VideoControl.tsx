import { Icon } from "../../ui/Icon.tsx";
import type { Playback } from "./use-playback.ts";
import styles from "./VideoControl.module.scss";

/** Stops and starts everything that moves in the opening. Without scripts nothing moves, and it is not there. */
export function VideoControl({ playback }: { playback: Playback }) {
  if (playback.wanted === undefined) return null;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={playback.wanted ? "Pause background video" : "Play background video"}
      onClick={playback.toggle}
    >
      <Icon name={playback.wanted ? "pause" : "play"} />
    </button>
  );
}
