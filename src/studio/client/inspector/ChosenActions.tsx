import { ClipboardCopy, Copy, LayoutTemplate, Scissors, Trash2, X } from "lucide-react";
import { useState } from "react";
import { blocksOf } from "../../contract/blocks-of.ts";
import { withCopies, withoutBlocks } from "../state/chosen-blocks.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { say } from "../words/say.ts";
import styles from "./Inspector.module.scss";
import type { InspectorProps } from "./inspector-props.ts";
import { PatternDialog } from "./PatternDialog.tsx";

/** What can be done with blocks that are chosen together. A page keeps one block at least. */
export function ChosenActions({
  page,
  choosing: { chosen, choose },
  onChange,
  onTake,
  onSavePattern,
}: Pick<InspectorProps, "page" | "choosing" | "onChange" | "onTake" | "onSavePattern">) {
  const [isNaming, setNaming] = useState(false);
  const count = chosen.length;
  const isAll = count === blocksOf(page).length;
  const name = chosen.join(" ");
  return (
    <div className={styles.chosen}>
      {count === 0 && <p className={styles.hint}>{say("inspector.howToChoose")}</p>}
      <p role="status">{count > 0 && say("inspector.chosen", { count })}</p>
      {count > 0 && (
        <Toolbar className={styles.actions} label={say("inspector.chosenParts")}>
          <IconButton
            label={say("inspector.duplicate")}
            icon={Copy}
            onClick={() => onChange(withCopies(page, chosen), `duplicate ${name}`)}
          />
          <IconButton
            label={say("inspector.copy")}
            icon={ClipboardCopy}
            onClick={() => onTake(chosen, false)}
          />
          <IconButton
            label={say("inspector.cut")}
            icon={Scissors}
            disabled={isAll}
            onClick={() => onTake(chosen, true)}
          />
          <IconButton
            label={say("inspector.savePattern")}
            icon={LayoutTemplate}
            onClick={() => setNaming(true)}
          />
          <IconButton
            label={say("ui.delete")}
            icon={Trash2}
            disabled={isAll}
            onClick={() => onChange(withoutBlocks(page, chosen), `delete ${name}`)}
          />
          <IconButton label={say("inspector.chooseNone")} icon={X} onClick={() => choose([])} />
        </Toolbar>
      )}
      {isNaming && (
        <PatternDialog
          onSave={(label) =>
            onSavePattern(
              label,
              chosen.flatMap((at) => blocksOf(page)[at] ?? []),
            )
          }
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  );
}
