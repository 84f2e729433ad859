import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { Actions } from "../../ui/Actions.tsx";
import { classes } from "../../ui/classes.ts";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { Trail } from "../../ui/Trail.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import { FactStrip } from "./FactStrip.tsx";
import { NamedHeading } from "./NamedHeading.tsx";
import { TypedHeading } from "./TypedHeading.tsx";
import { usePlayback } from "./use-playback.ts";
import { VideoControl } from "./VideoControl.tsx";
import { VideoStage } from "./VideoStage.tsx";

/** The opening of a page: with videos behind it, or with a picture beside it. */
export function Hero({
  eyebrow,
  heading,
  name,
  subtitle,
  actions,
  typed,
  videos,
  facts,
  picture,
  trail,
}: BlockProps<typeof block>) {
  const playback = usePlayback();
  return (
    <>
      <section
        ref={playback.ref}
        className={classes(styles.hero, videos && styles.overVideo)}
        data-tone="dark"
      >
        {videos && (
          <VideoStage videos={videos} playing={playback.playing} wanted={playback.wanted} />
        )}
        <div className={styles.inner}>
          <div className={styles.words}>
            <Trail crumbs={trail} />
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            {typed ? (
              <TypedHeading text={heading} running={playback.playing} />
            ) : (
              <NamedHeading heading={heading} name={name} />
            )}
            {subtitle && <RichText nodes={subtitle} className={styles.subtitle} />}
            <Actions actions={actions} />
            {videos && <VideoControl playback={playback} />}
          </div>
          {!videos && picture && (
            <div className={styles.picture} data-screen-only>
              <PictureImage
                picture={picture}
                sizes="(min-width: 64em) 34rem, (min-width: 48em) 45vw, 90vw"
                eager
              />
            </div>
          )}
        </div>
      </section>
      {facts && <FactStrip facts={facts} />}
    </>
  );
}
