import { Plus } from "lucide-react";
import { useState } from "react";
import { withInserted } from "../state/block-changes.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { BlockMenu } from "./BlockMenu.tsx";
import styles from "./Inspector.module.scss";
import type { InspectorProps } from "./inspector-props.ts";

/** A button that opens the menu of all blocks and puts the chosen one in its place. */
export function AddBlock({
  overview,
  page,
  at,
  onChange,
}: Pick<InspectorProps, "overview" | "page" | "onChange"> & { at: number }) {
  const [choosing, setChoosing] = useState(false);
  return (
    <div className={styles.add}>
      <TextButton icon={Plus} onClick={() => setChoosing(true)}>
        Add a part here
      </TextButton>
      {choosing && (
        <BlockMenu
          overview={overview}
          onChoose={(body) => onChange(withInserted(page, at, body), `add ${at}`, at)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
