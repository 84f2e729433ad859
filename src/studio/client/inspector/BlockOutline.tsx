import { MessageSquare, Plus } from "lucide-react";
import { type MouseEvent, memo } from "react";
import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { typeLabel, wordsOf } from "../../words/names/block-labels.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { type ChoosingKey, type ChosenBlocks, chosenWith } from "../state/chosen-blocks.ts";
import { timesMark } from "../state/times-mark.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { SortableList } from "../ui/SortableList.tsx";
import { TimesMark } from "../ui/TimesMark.tsx";
import { say } from "../words/say.ts";
import styles from "./Inspector.module.scss";

/** The blocks of the page from top to bottom, to be chosen and put in another order. */
export const BlockOutline = memo(function BlockOutline({
  overview,
  blocks,
  wrong,
  doubtful,
  commented,
  onSelect,
  onChange,
  onInsert,
  choosing: { chosen, choose },
}: {
  overview: Overview;
  blocks: PageBlock[];
  /** The indexes of blocks with a mistake, with spaces between. */
  wrong: string;
  /** Those of blocks with a warning. */
  doubtful: string;
  /** Those of blocks with comments, once for each comment. */
  commented: string;
  onSelect: (at: number) => void;
  onChange: (blocks: PageBlock[], name: string) => void;
  onInsert: (index: number) => void;
  choosing: ChosenBlocks;
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
        <button
          type="button"
          className={styles.block}
          data-main
          aria-pressed={chosen.length > 0 ? chosen.includes(at) : undefined}
          onClick={(event) => {
            const key = choosingKey(event);
            if (key) choose(chosenWith(chosen, at, key));
            else onSelect(at);
          }}
          onKeyDown={(event) => {
            const next = at + (STEPS[event.key] ?? 0);
            if (!event.shiftKey || next === at || next < 0 || next >= blocks.length) return;
            event.preventDefault();
            choose(chosenWith(chosen.length > 0 ? chosen : [at], next, "range"));
            rowBeside(event.currentTarget, next - at)?.focus();
          }}
        >
          <span className={styles.type}>{typeLabel(block, overview)}</span>
          <span className={styles.words}>{wordsOf(block, overview)}</span>
          {isWrong(at) && <span className={styles.wrong}>{say("inspector.problem")}</span>}
          {!isWrong(at) && isDoubtful(at) && (
            <span className={styles.doubtful}>{say("inspector.toCheck")}</span>
          )}
          <CommentCount count={commented.split(" ").filter((one) => one === `${at}`).length} />
          <BlockTimes block={block} overview={overview} />
        </button>
      )}
    </SortableList>
  );
});

/** How many comments wait for an answer. */
function CommentCount({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.comments} title={say("drafts.comments", { count })}>
      <MessageSquare aria-hidden="true" focusable="false" />
      <span aria-hidden="true">{count}</span>
      <span className={styles.unseen}>{say("drafts.comments", { count })}</span>
    </span>
  );
}

/** When a block goes live or ends. */
export function BlockTimes({ block, overview }: { block: PageBlock; overview: Overview }) {
  const mark = timesMark(shownBlock(block, overview) ?? {}, overview.timeZone);
  return (
    mark && (
      <span className={styles.times}>
        <TimesMark mark={mark} />
      </span>
    )
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** A click with a key held chooses a block beside others. */
function choosingKey({ shiftKey, ctrlKey, metaKey }: MouseEvent): ChoosingKey | undefined {
  if (shiftKey) return "range";
  return ctrlKey || metaKey ? "one" : undefined;
}

/** What stands for the block before or after one. */
function rowBeside(button: HTMLElement, step: number): HTMLElement | null | undefined {
  const row = button.closest("li");
  const other = step < 0 ? row?.previousElementSibling : row?.nextElementSibling;
  return other?.querySelector<HTMLElement>("[data-main]");
}

function isIn(indexes: string): (at: number) => boolean {
  const named = new Set(indexes.split(" "));
  return (at) => named.has(`${at}`);
}
