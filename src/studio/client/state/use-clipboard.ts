import { useEffect, useRef } from "react";
import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import type { ClipEvent } from "../frame/messages.ts";
import { say } from "../words/say.ts";
import { withInserted, withoutAnchor, withRemoved } from "./block-changes.ts";
import { formOf, typeLabel } from "./block-labels.ts";
import { blocksIn, clipboardText } from "./clipboard.ts";
import { entryIn, listFor } from "./list-entries.ts";
import { listenToClipboard } from "./listen-to-clipboard.ts";
import type { StudioState } from "./use-studio.ts";
import { blocksOf, withKey } from "./values.ts";

const UNREADABLE = say("state.unreadable");

/**
 * Copies, cuts and pastes blocks: between pages, windows and sites, as JSON in the clipboard of the machine.
 *
 * @returns what handles the keys of a window, and what pastes at an index when a button asks for it
 */
export function useClipboard(
  { session, open, edit, notify, dispatch }: StudioState,
  overview: Overview | undefined,
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
    edit(page, `paste ${index}`, { selected: index });
    return true;
  }

  function take(at: number, cut: boolean): void {
    if (!open || !overview) return;
    const blocks = blocksOf(open.page);
    const block = blocks[at];
    if (!block) return;
    if (cut && blocks.length === 1) {
      fail(say("state.oneNeeded"));
      return;
    }
    const write = () => {
      notify({
        tone: "good",
        text: say(cut ? "state.cut" : "state.copied", { part: typeLabel(block, overview) }),
      });
      if (!cut) return;
      edit(withRemoved(open.page, at), `cut ${at}`);
      dispatch({ kind: "selected", at: undefined });
    };
    writeText(block).then(write, () => fail(say("state.notCopied")));
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
      if (selected === undefined) return insert(event.text, blocksOf(open?.page ?? {}).length);
      return insert(event.text, selected + 1) || insertEntry(event.text, selected);
    }
    if (selected === undefined) return false;
    take(selected, event.kind === "cut");
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

  return { press, copy: (at: number) => take(at, false), paste };
}

/** Only the window that has the focus may write into the clipboard. */
function writeText(block: PageBlock): Promise<void> {
  const { activeElement } = document;
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentWindow : window;
  return (inner ?? window).navigator.clipboard.writeText(clipboardText([block]));
}
