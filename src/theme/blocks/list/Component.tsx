import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { PictureImage } from "../../ui/PictureImage.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** A list with ticks or numbers, with an optional picture beside it. */
export function List({ items, marker = "ticks", image, ...section }: BlockProps<typeof block>) {
  const Tag = marker === "numbers" ? "ol" : "ul";
  const list = (
    <Tag className={styles[marker]}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <RichText nodes={item} />
        </li>
      ))}
    </Tag>
  );
  return (
    <SectionFrame
      section={section}
      layout={image ? "stacked" : "beside"}
      sheet={marker === "numbers"}
    >
      {image ? (
        <div className={styles.pictured}>
          {list}
          <div className={styles.picture} data-screen-only>
            <PictureImage picture={image} sizes="(min-width: 64em) 30rem, 90vw" />
          </div>
        </div>
      ) : (
        list
      )}
    </SectionFrame>
  );
}
