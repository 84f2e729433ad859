import { type ClipboardEvent, type RefObject, useRef } from "react";
import { entryIn, entryText, fits } from "../../state/list-entries.ts";
import { say } from "../../words/say.ts";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";

/** A list whose entries are copied, cut and pasted. */
interface EntryList {
  field: FieldProps<"list">["field"];
  items: unknown[];
  change: (items: unknown[]) => void;
}

/**
 * Copies, cuts and pastes entries of a list: between blocks, pages, windows and sites, as JSON in the clipboard of the machine.
 *
 * @returns what buttons do, and what the element around the list needs, whose first child has the entries
 */
export function useEntryClipboard({ field, items, change }: EntryList) {
  const { notify } = useFormScope();
  const around = useRef<HTMLDivElement>(null);
  const fail = (text: string) => notify({ tone: "bad", text });
  const insert = (text: string, index: number) => {
    const entry = entryIn(text);
    if (entry === undefined) fail(say("form.noEntryCopied"));
    else if (!fits(entry, field.item)) fail(say("form.otherEntry"));
    else if (field.most !== undefined && items.length >= field.most)
      fail(say("form.listFull", { most: field.most }));
    else change(items.toSpliced(index, 0, entry));
  };
  const take = (event: ClipboardEvent, cut: boolean) => {
    const at = entryAt(event, around);
    if (at === undefined) return;
    hold(event);
    event.clipboardData.setData("text/plain", entryText(items[at]));
    notify({ tone: "good", text: say(cut ? "form.entryCut" : "form.entryCopied") });
    if (cut) change(items.toSpliced(at, 1));
  };
  return {
    copy(at: number) {
      navigator.clipboard.writeText(entryText(items[at])).then(
        () => notify({ tone: "good", text: say("form.entryCopied") }),
        () => fail(say("form.notCopied")),
      );
    },
    /** Reads the clipboard, which the browser may ask for first. */
    async paste() {
      const text = await navigator.clipboard.readText().catch(() => undefined);
      if (text === undefined) fail(say("form.clipboardClosed"));
      else insert(text, items.length);
    },
    around: {
      ref: around,
      "data-entries": "",
      onCopy: (event: ClipboardEvent) => take(event, false),
      onCut: (event: ClipboardEvent) => take(event, true),
      onPaste(event: ClipboardEvent) {
        const at = entryAt(event, around);
        if (at === undefined) return;
        hold(event);
        insert(event.clipboardData.getData("text/plain"), at + 1);
      },
    },
  };
}

/** The entry whose button has the focus; nothing while a text is written, which has a clipboard of its own. */
function entryAt(
  { target, defaultPrevented }: ClipboardEvent,
  around: RefObject<HTMLElement | null>,
): number | undefined {
  if (defaultPrevented || !(target instanceof Element)) return undefined;
  if (target.closest("input, textarea, select, [contenteditable]")) return undefined;
  if (getSelection()?.isCollapsed === false) return undefined;
  const entries = [...(around.current?.firstElementChild?.children ?? [])];
  const at = entries.findIndex((entry) => entry.contains(target));
  return at < 0 ? undefined : at;
}

/** Keeps the event from lists and blocks around this one. */
function hold(event: ClipboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
