import { Plus } from "lucide-react";
import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview, StudioIssue } from "../../contract/answers.ts";
import { typeLabel, wordsOf } from "../state/block-labels.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { SortableList } from "../ui/SortableList.tsx";
import styles from "./Inspector.module.scss";

/** The blocks of the page from top to bottom, to be chosen and put in another order. */
export function BlockOutline({
  overview,
  blocks,
  issues,
  onSelect,
  onChange,
  onInsert,
}: {
  overview: Overview;
  blocks: PageBlock[];
  issues: StudioIssue[];
  onSelect: (at: number) => void;
  onChange: (blocks: PageBlock[], name: string) => void;
  onInsert: (index: number) => void;
}) {
  const hasIssue = (at: number) =>
    issues.some(
      ({ pointer, elsewhere }) =>
        elsewhere === undefined &&
        (pointer === `/blocks/${at}` || pointer.startsWith(`/blocks/${at}/`)),
    );
  return (
    <SortableList
      plain
      items={blocks}
      nameOf={(block) => typeLabel(block, overview)}
      onChange={(next, from, to) => onChange(next, `move ${from} ${to}`)}
      actionsOf={(block, at) => (
        <IconButton
          label={`Add a part below ${typeLabel(block, overview)}`}
          icon={Plus}
          onClick={() => onInsert(at + 1)}
        />
      )}
    >
      {(block, at) => (
        <button type="button" className={styles.block} onClick={() => onSelect(at)}>
          <span className={styles.type}>{typeLabel(block, overview)}</span>
          <span className={styles.words}>{wordsOf(block, overview)}</span>
          {hasIssue(at) && <span className={styles.flag}>problem</span>}
        </button>
      )}
    </SortableList>
  );
}
