import {
  ArrowDown,
  ArrowUp,
  ClipboardCopy,
  Component,
  Copy,
  Send,
  Trash2,
  Unlink,
} from "lucide-react";
import { useState } from "react";
import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import { shownBlock } from "../../words/names/shown-block.ts";
import { withInserted, withMoved, withoutAnchor, withRemoved } from "../state/block-changes.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { Toolbar } from "../ui/Toolbar.tsx";
import { say } from "../words/say.ts";
import { CopyDialog } from "./CopyDialog.tsx";
import styles from "./Inspector.module.scss";
import type { InspectorProps } from "./inspector-props.ts";

/** What can be done with a whole block. */
export function BlockActions({
  overview,
  page,
  block,
  at,
  onSelect,
  onChange,
  onTake,
  onShare,
  onSend,
}: InspectorProps & { block: PageBlock; at: number }) {
  const [copying, setCopying] = useState(false);
  const shown = shownBlock(block, overview);
  const last = blocksOf(page).length - 1;
  const move = (to: number) => onChange(withMoved(page, at, to), `move ${at} ${to}`, to);
  return (
    <>
      <Toolbar className={styles.actions} label={say("inspector.thisPart")}>
        <IconButton
          label={say("inspector.moveUp")}
          icon={ArrowUp}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <IconButton
          label={say("inspector.moveDown")}
          icon={ArrowDown}
          disabled={at === last}
          onClick={() => move(at + 1)}
        />
        <IconButton
          label={say("inspector.duplicate")}
          icon={Copy}
          onClick={() =>
            onChange(withInserted(page, at + 1, withoutAnchor(block)), `duplicate ${at}`, at + 1)
          }
        />
        <IconButton
          label={say("inspector.copy")}
          icon={ClipboardCopy}
          onClick={() => onTake([at], false)}
        />
        <IconButton
          label={say("inspector.copyToPage")}
          icon={Send}
          onClick={() => setCopying(true)}
        />
        {!isUse(block) && (
          <IconButton label={say("inspector.share")} icon={Component} onClick={() => onShare(at)} />
        )}
        {isUse(block) && shown && (
          <IconButton
            label={say("inspector.stopSharing")}
            icon={Unlink}
            onClick={() =>
              onChange({ ...page, blocks: blocksOf(page).with(at, shown) }, `unshare ${at}`, at)
            }
          />
        )}
        <IconButton
          label={say("ui.delete")}
          icon={Trash2}
          disabled={last === 0}
          onClick={() => {
            onChange(withRemoved(page, at), `delete ${at}`);
            onSelect(undefined);
          }}
        />
      </Toolbar>
      {copying && (
        <CopyDialog
          pages={overview.pages}
          onChoose={(path) => onSend(block, path)}
          onClose={() => setCopying(false)}
        />
      )}
    </>
  );
}
