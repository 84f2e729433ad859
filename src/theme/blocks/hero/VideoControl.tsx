import { useStrings } from "../../strings/use-strings.ts";
import { Icon } from "../../ui/Icon.tsx";
import type { Playback } from "./use-playback.ts";
import styles from "./VideoControl.module.scss";

/** Stops and starts everything that moves in the opening. Without scripts nothing moves, and it is not there. */
export function VideoControl({ playback }: { playback: Playback }) {
  const { say } = useStrings();
  if (playback.wanted === undefined) return null;
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={say(playback.wanted ? "hero.pause" : "hero.play")}
      onClick={playback.toggle}
    >
      <Icon name={playback.wanted ? "pause" : "play"} />
    </button>
  );
}
