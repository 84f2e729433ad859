import { useEffect, useRef } from "react";
import { isUse, type PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import type { ClipEvent } from "../frame/messages.ts";
import { withInserted, withoutAnchor, withRemoved } from "./block-changes.ts";
import { formOf, typeLabel } from "./block-labels.ts";
import { blocksIn, clipboardText } from "./clipboard.ts";
import { listenToClipboard } from "./listen-to-clipboard.ts";
import type { StudioState } from "./use-studio.ts";
import { blocksOf } from "./values.ts";

const UNREADABLE =
  "The browser does not let the studio read what was copied. Click the page and press Ctrl+V (on a Mac, ⌘V).";

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
      fail(`This site has no part called “${typeLabel(stranger, overview)}”. Nothing was pasted.`);
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
      fail("A page needs at least one part. Nothing was cut.");
      return;
    }
    const write = () => {
      const name = typeLabel(block, overview);
      notify({ tone: "good", text: `${name} is ${cut ? "cut" : "copied"}. ${HOW_TO_PASTE}` });
      if (!cut) return;
      edit(withRemoved(open.page, at), `cut ${at}`);
      dispatch({ kind: "selected", at: undefined });
    };
    writeText(block).then(write, () => fail("The browser did not let the studio copy it."));
  }

  function press(event: ClipEvent): boolean {
    const { selected } = session;
    if (event.kind === "paste")
      return insert(
        event.text,
        selected === undefined ? blocksOf(open?.page ?? {}).length : selected + 1,
      );
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
    else if (!insert(text, index))
      fail("No part of a page was copied. Select one and press Ctrl+C.");
  }

  return { press, copy: (at: number) => take(at, false), paste };
}

const HOW_TO_PASTE = "Select a part of any page, and Ctrl+V (on a Mac, ⌘V) puts it behind that.";

/** Only the window that has the focus may write into the clipboard. */
function writeText(block: PageBlock): Promise<void> {
  const { activeElement } = document;
  const inner = activeElement instanceof HTMLIFrameElement ? activeElement.contentWindow : window;
  return (inner ?? window).navigator.clipboard.writeText(clipboardText([block]));
}
