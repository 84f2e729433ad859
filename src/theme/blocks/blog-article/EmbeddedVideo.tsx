import { type MouseEvent, useState } from "react";
import type { ArticleVideo } from "../../../engine/model/article.ts";
import { videoAddresses } from "../../../providers/blog/videos.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./EmbeddedVideo.module.scss";

const SITES = { youtube: "YouTube", vimeo: "Vimeo" };

/** A video of another site. Nothing is asked of that site before the visitor plays it. */
export function EmbeddedVideo({ video }: { video: ArticleVideo }) {
  const { say } = useStrings();
  const [playing, setPlaying] = useState(false);
  const { frame, page } = videoAddresses(video);
  const site = SITES[video.player];
  const title = video.title || say("video.on", { site });
  if (playing)
    return (
      <iframe
        className={styles.video}
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
    <a className={styles.video} href={page} onClick={play} rel="external noopener">
      <Icon name="play" />
      <span>{title}</span>
      <small>{say("video.notice", { site })}</small>
    </a>
  );
}
