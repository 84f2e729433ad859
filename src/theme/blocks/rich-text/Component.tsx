import type { ResolvedBlockOf } from "../../../engine/model/resolved-block.ts";
import { RichText as Text } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import styles from "./Component.module.scss";

/** Running text, or small print. */
export function RichText({ text, look = "prose", ...section }: ResolvedBlockOf<"rich-text">) {
  return (
    <SectionFrame section={section} layout="beside" compact={look === "note"}>
      <div className={styles[look]}>
        <Text nodes={text} />
      </div>
    </SectionFrame>
  );
}
