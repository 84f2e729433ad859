import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A video with its controls, and what is seen in words. */
export function Video({
  webm,
  mp4,
  poster,
  label,
  transcript,
  ...section
}: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={section} layout="beside">
      <video
        className={styles.video}
        controls
        muted
        playsInline
        preload="none"
        poster={poster}
        aria-label={label}
      >
        {webm && <source src={webm} type="video/webm" />}
        <source src={mp4} type="video/mp4" />
      </video>
      {transcript && (
        <details className={styles.transcript}>
          <summary>{say("video.transcript")}</summary>
          <RichText nodes={transcript} />
        </details>
      )}
    </SectionFrame>
  );
}
