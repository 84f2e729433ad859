import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { classes } from "../../ui/classes.ts";
import { Icon } from "../../ui/Icon.tsx";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A list with ticks or numbers, with an optional picture beside it. */
export function List({ items, marker = "ticks", image, ...section }: BlockProps<typeof block>) {
  const Tag = marker === "numbers" ? "ol" : "ul";
  return (
    <SectionFrame
      section={section}
      layout={image ? "stacked" : "beside"}
      sheet={marker === "numbers"}
    >
      <div className={classes(image && styles.pictured)}>
        <Tag className={styles[marker]}>
          {items.map((item) => (
            <li key={JSON.stringify(item)}>
              {marker === "ticks" && <Icon name="check" />}
              <RichText nodes={item} />
            </li>
          ))}
        </Tag>
        {image && (
          <div className={styles.picture} data-screen-only>
            <PictureImage picture={image} sizes="(min-width: 64em) 30rem, 90vw" />
          </div>
        )}
      </div>
    </SectionFrame>
  );
}
