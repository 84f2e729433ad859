import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { RichText as Text } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Running text, or small print. */
export function RichText({ text, look = "prose", ...section }: BlockProps<typeof block>) {
  return (
    <SectionFrame section={section} layout="beside" compact={look === "note"}>
      {look === "prose" ? (
        <Text nodes={text} />
      ) : (
        <div className={styles[look]}>
          <Text nodes={text} />
        </div>
      )}
    </SectionFrame>
  );
}
