import { Plus } from "lucide-react";
import { TextButton } from "../ui/TextButton.tsx";
import styles from "./Inspector.module.scss";

/** A button that opens the menu of all blocks. */
export function AddBlock({ onClick }: { onClick: () => void }) {
  return (
    <div className={styles.add}>
      <TextButton icon={Plus} onClick={onClick}>
        Add a part here
      </TextButton>
    </div>
  );
}
