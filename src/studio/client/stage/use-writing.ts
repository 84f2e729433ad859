import { useLayoutEffect, useRef } from "react";
import { WITH } from "../../../engine/model/block.ts";
import { appendPointer, valueAt } from "../../../engine/model/pointer.ts";
import type { RichNode } from "../../../engine/model/rich-node.ts";
import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import { textParts } from "../../words/names/text-parts.ts";
import { ask } from "../api.ts";
import { linesOrText } from "../form/markdown-marks.ts";
import type { ShownText, WrittenContent } from "../frame/messages.ts";
import type { OpenPage } from "../state/session.ts";
import { type ShownField, shownField, tokenValues } from "../state/shown-field.ts";
import { writtenText } from "../state/text-fields.ts";
import type { StudioState } from "../state/use-studio.ts";
import { withoutPart, withPart } from "../state/values.ts";
import type { Frame } from "./use-frame.ts";

/** The field that is written on the page. */
interface Written extends ShownField {
  path: string;
  pointer: string;
  /** How many blocks the page has: with another one, the text may stand elsewhere. */
  blocks: number;
}

/** Has texts written where they stand on the page. What the page cannot hold is written in its form. */
export function useWriting({
  studio,
  open,
  overview,
  frame,
  reveal,
}: {
  studio: StudioState;
  open: OpenPage | undefined;
  overview: Overview | undefined;
  frame: Frame;
  reveal: (pointer: string, focus: boolean) => void;
}) {
  const written = useRef<Written>(undefined);
  const page = open?.page;

  async function offer(): Promise<void> {
    const field = written.current;
    if (!field || !page || !overview) return;
    const content = await contentOf(field, tokenValues(page, overview)).catch(() => undefined);
    if (written.current !== field) return;
    if (content === undefined) end(false);
    else frame.write({ which: field.which, label: field.field.label, text: field.text, content });
  }

  function begin(at: number, texts: ShownText[]): void {
    const shown = frame.preview();
    if (!open || !overview || !shown || shown.route !== open.route) return;
    const field = shownField({ page: open.page, overview, shown }, at, texts);
    if (!field) {
      reveal(pointerOf(["blocks", String(at)]), true);
      return;
    }
    // A text of all pages is not changed on one of them in passing: its form asks.
    if (field.isShared) {
      reveal(stepOf(field), true);
      return;
    }
    const pointer = pointerOf(field.keys);
    written.current = { ...field, path: open.path, pointer, blocks: blocksOf(open.page).length };
    reveal(pointer, false);
    void offer();
  }

  function write(text: string): void {
    const field = written.current;
    if (!field || !page || field.text === text) return;
    field.text = text;
    const isLines = field.field.kind === "rich-text";
    const before = valueAt(page, field.pointer);
    const value = isLines ? linesOrText(text, before, true) : text;
    studio.edit(withPart(page, field.keys, value), stepOf(field), { path: field.path });
  }

  /** @param isWritable whether the page could hold the text */
  function end(isWritable: boolean): void {
    const field = written.current;
    written.current = undefined;
    if (!field) return;
    if (!isWritable) reveal(field.pointer, true);
    // An empty text of a shared part stays: without it, the shared one would be shown again.
    else if (field.text.trim() === "" && !field.field.required && page && field.keys[2] !== WITH)
      studio.edit(withoutPart(page, field.keys), stepOf(field), { path: field.path });
  }

  /** Another page, or another text by undoing or in another window. */
  useLayoutEffect(() => {
    const field = written.current;
    if (!field) return;
    const isThere = open?.path === field.path && blocksOf(open.page).length === field.blocks;
    const text = isThere ? writtenText(valueAt(page, field.pointer)) : undefined;
    if (text === undefined) frame.stopWriting();
    else if (text !== field.text) {
      field.text = text;
      void offer();
    }
  });

  return { begin, write, end };
}

function pointerOf(keys: string[]): string {
  return keys.reduce(appendPointer, "");
}

/** Named as in the form, so that changes of both are one step. */
function stepOf({ keys }: ShownField): string {
  return pointerOf(keys.slice(0, keys[2] === WITH ? 4 : 3));
}

async function contentOf(
  { field, text }: ShownField,
  tokens: ReadonlyMap<string, string>,
): Promise<WrittenContent> {
  if (field.kind === "text") return { kind: "text", parts: textParts(text, tokens) };
  return { kind: "rich", nodes: await ask<RichNode[]>("rich-text", { text }), tokens };
}
