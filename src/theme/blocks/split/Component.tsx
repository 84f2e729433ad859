import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { Actions } from "../../ui/Actions.tsx";
import { classes } from "../../ui/classes.ts";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import { SectionHead } from "../../ui/SectionHead.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Text on one side and a picture on the other. */
export function Split({
  text,
  image,
  imageSide = "right",
  actions,
  anchor,
  tone,
  ...head
}: BlockProps<typeof block>) {
  return (
    <SectionFrame section={{ anchor, tone }}>
      <div className={classes(styles.split, styles[imageSide])}>
        <div className={styles.text}>
          <SectionHead section={head} />
          <RichText nodes={text} />
          <Actions actions={actions} />
        </div>
        <div className={styles.picture} data-screen-only>
          <PictureImage
            picture={image}
            sizes="(min-width: 64em) 36rem, (min-width: 48em) 45vw, 90vw"
          />
        </div>
      </div>
    </SectionFrame>
  );
}
