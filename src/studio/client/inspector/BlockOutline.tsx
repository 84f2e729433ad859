import { Plus } from "lucide-react";
import { memo } from "react";
import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { typeLabel, wordsOf } from "../state/block-labels.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { SortableList } from "../ui/SortableList.tsx";
import { say } from "../words/say.ts";
import styles from "./Inspector.module.scss";

/** The blocks of the page from top to bottom, to be chosen and put in another order. */
export const BlockOutline = memo(function BlockOutline({
  overview,
  blocks,
  wrong,
  doubtful,
  onSelect,
  onChange,
  onInsert,
}: {
  overview: Overview;
  blocks: PageBlock[];
  /** The indexes of blocks with a mistake, with spaces between. */
  wrong: string;
  /** Those of blocks with a warning. */
  doubtful: string;
  onSelect: (at: number) => void;
  onChange: (blocks: PageBlock[], name: string) => void;
  onInsert: (index: number) => void;
}) {
  const isWrong = isIn(wrong);
  const isDoubtful = isIn(doubtful);
  return (
    <SortableList
      plain
      items={blocks}
      nameOf={(block) => typeLabel(block, overview)}
      onChange={(next, from, to) => onChange(next, `move ${from} ${to}`)}
      actionsOf={(block, at) => (
        <IconButton
          label={say("inspector.addBelow", { part: typeLabel(block, overview) })}
          icon={Plus}
          onClick={() => onInsert(at + 1)}
        />
      )}
    >
      {(block, at) => (
        <button type="button" className={styles.block} data-main onClick={() => onSelect(at)}>
          <span className={styles.type}>{typeLabel(block, overview)}</span>
          <span className={styles.words}>{wordsOf(block, overview)}</span>
          {isWrong(at) && <span className={styles.wrong}>{say("inspector.problem")}</span>}
          {!isWrong(at) && isDoubtful(at) && (
            <span className={styles.doubtful}>{say("inspector.toCheck")}</span>
          )}
        </button>
      )}
    </SortableList>
  );
});

function isIn(indexes: string): (at: number) => boolean {
  const named = new Set(indexes.split(" "));
  return (at) => named.has(`${at}`);
}
