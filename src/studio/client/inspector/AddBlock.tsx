import { Plus } from "lucide-react";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Inspector.module.scss";

/** A button that opens the menu of all blocks. */
export function AddBlock({ onClick }: { onClick: () => void }) {
  return (
    <div className={styles.add}>
      <TextButton icon={Plus} onClick={onClick}>
        {say("inspector.addHere")}
      </TextButton>
    </div>
  );
}
