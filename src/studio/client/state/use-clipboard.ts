import { useEffect, useRef } from "react";
import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import { formOf, typeLabel } from "../../words/names/block-labels.ts";
import type { ClipEvent } from "../frame/messages.ts";
import { say } from "../words/say.ts";
import { withInserted, withoutAnchor } from "./block-changes.ts";
import { withoutBlocks } from "./chosen-blocks.ts";
import { blocksIn, clipboardText } from "./clipboard.ts";
import { entryIn, listFor } from "./list-entries.ts";
import { listenToClipboard } from "./listen-to-clipboard.ts";
import type { StudioState } from "./use-studio.ts";
import { withKey } from "./values.ts";

const UNREADABLE = say("state.unreadable");

/**
 * Copies, cuts and pastes blocks: between pages, windows and sites, as JSON in the clipboard of the machine.
 *
 * @returns what handles the keys of a window, and what pastes at an index when a button asks for it
 */
export function useClipboard(
  { session, open, edit, notify, dispatch }: StudioState,
  overview: Overview | undefined,
  chosen: readonly number[],
) {
  const fail = (text: string) => notify({ tone: "bad", text });

  function insert(text: string, index: number): boolean {
    const blocks = blocksIn(text);
    if (!open || !overview || blocks.length === 0) return false;
    const stranger = blocks.find((block) => !isUse(block) && !formOf(block, overview));
    if (stranger) {
      fail(say("state.stranger", { part: typeLabel(stranger, overview) }));
      return true;
    }
    const page = blocks
      .toReversed()
      .reduce((page, block) => withInserted(page, index, withoutAnchor(block)), open.page);
    edit(page, `paste ${index}`, { selected: blocks.length === 1 ? index : undefined });
    return true;
  }

  function take(indexes: readonly number[], cut: boolean): void {
    if (!open || !overview) return;
    const all = blocksOf(open.page);
    const blocks = indexes.flatMap((at) => all[at] ?? []);
    const [block] = blocks;
    if (!block) return;
    if (cut && blocks.length === all.length) {
      fail(say("state.oneNeeded"));
      return;
    }
    const write = () => {
      const count = blocks.length;
      const text =
        count === 1
          ? say(cut ? "state.cut" : "state.copied", { part: typeLabel(block, overview) })
          : say(cut ? "state.cutSeveral" : "state.copiedSeveral", { count });
      notify({ tone: "good", text });
      if (!cut) return;
      edit(withoutBlocks(open.page, indexes), `cut ${indexes.join(" ")}`);
      dispatch({ kind: "selected", at: undefined });
    };
    writeText(blocks).then(write, () => fail(say("state.notCopied")));
  }

  /** Puts an entry of a list to the end of the first list of the selected block that takes it. */
  function insertEntry(text: string, at: number): boolean {
    const block = blocksOf(open?.page ?? {})[at];
    const entry = entryIn(text);
    if (!open || !overview || !block || typeof entry !== "object") return false;
    const fields = formOf(block, overview)?.fields ?? {};
    const key = listFor(entry, fields);
    if (key === undefined) fail(say("state.noList", { part: typeLabel(block, overview) }));
    else {
      const before: unknown = Reflect.get(block, key);
      const items = [...(Array.isArray(before) ? before : []), entry];
      const next = withKey(block, key, items, Object.keys(fields));
      const blocks = blocksOf(open.page).with(at, next);
      edit({ ...open.page, blocks }, `paste ${at} ${key}`, { selected: at });
    }
    return true;
  }

  function press(event: ClipEvent): boolean {
    const { selected } = session;
    if (event.kind === "paste") {
      const last = chosen.at(-1);
      if (last !== undefined) return insert(event.text, last + 1);
      if (selected === undefined) return insert(event.text, blocksOf(open?.page ?? {}).length);
      return insert(event.text, selected + 1) || insertEntry(event.text, selected);
    }
    const indexes = selected === undefined ? chosen : [selected];
    if (indexes.length === 0) return false;
    take(indexes, event.kind === "cut");
    return true;
  }

  const latest = useRef(press);
  latest.current = press;
  useEffect(() => listenToClipboard((event) => latest.current(event)), []);

  /** Reads the clipboard, which the browser may ask for first. */
  async function paste(index: number): Promise<void> {
    const text = await navigator.clipboard.readText().catch(() => undefined);
    if (text === undefined) fail(UNREADABLE);
    else if (!insert(text, index)) fail(say("state.nothingCopied"));
  }

  return { press, take, paste };
}

/** Only the window that has the focus may write into the clipboard. */
function writeText(blocks: PageBlock[]): Promise<void> {
  const { activeElement } = document;
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentWindow : window;
  return (inner ?? window).navigator.clipboard.writeText(clipboardText(blocks));
}
