import { isUse } from "../../../engine/model/block.ts";
import { appendPointer } from "../../../engine/model/pointer.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { Field } from "../../contract/field.ts";
import { formOf } from "../../words/names/block-labels.ts";
import type { ListsOfBlock, NamedList, ShownValue } from "../frame/messages.ts";
import { hasShapeOf } from "./either.ts";
import { entryName, LONGEST_NAME } from "./list-entries.ts";
import { keysAbove, type ShownEdited, textsOfBlock } from "./shown-field.ts";
import { picturesOfBlock } from "./shown-picture.ts";

/**
 * The lists of a block whose entries can be put in another order on this page, and the texts and pictures that
 * its entries are known by. Those of a shared part belong to all pages.
 */
export function shownLists(edited: ShownEdited, at: number): ListsOfBlock {
  const { page, overview } = edited;
  const block = blocksOf(page)[at];
  const texts = textsOfBlock(edited, at);
  if (!block || !texts) return NO_LISTS;
  const own = isUse(block) ? (block.with ?? {}) : block;
  const form = isUse(block) ? overview.shared.find(({ name }) => name === block.use)?.block : block;
  const fields = form && formOf(form, overview)?.fields;
  const shown = texts.map(({ keys, shown: text }) => ({ pointer: pointerOf(keys), text }));
  const lists = listsIn(fields ?? {}, own, pointerOf(keysAbove(block, at)));
  if (lists.length === 0) return NO_LISTS;
  const pictures = picturesOfBlock(edited, at).map(({ keys, alt }) => ({
    pointer: pointerOf(keys),
    text: alt,
  }));
  const known = [...shown, ...pictures];
  return { lists: lists.map((list) => withShownNames(list, known)), texts: shown, pictures };
}

const NO_LISTS: ListsOfBlock = { lists: [], texts: [], pictures: [] };

/** A list whose entries are called by what a reader sees of them first. */
function withShownNames(list: NamedList, values: ShownValue[]): NamedList {
  const names = list.names.map((name, at) => {
    const entry = appendPointer(list.pointer, at);
    const first = values.find(
      ({ pointer, text }) => text !== "" && (pointer === entry || pointer.startsWith(`${entry}/`)),
    );
    return first?.text.slice(0, LONGEST_NAME) ?? name;
  });
  return { ...list, names };
}

/** The lists of several entries in some fields and in those within them. */
function listsIn(fields: Record<string, Field>, value: unknown, above: string): NamedList[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    listsOf(
      field,
      (value as Record<string, unknown> | undefined)?.[key],
      appendPointer(above, key),
    ),
  );
}

function listsOf(field: Field, value: unknown, pointer: string): NamedList[] {
  if (typeof value !== "object" || value === null) return [];
  switch (field.kind) {
    case "group":
      return listsIn(field.fields, value, pointer);
    case "list": {
      if (!Array.isArray(value)) return [];
      const names = value.map((entry, at) => entryName(entry, field.item, at));
      const inner = value.flatMap((entry, at) =>
        listsOf(field.item, entry, appendPointer(pointer, at)),
      );
      return names.length > 1 ? [{ pointer, names }, ...inner] : inner;
    }
    case "either": {
      const option = field.options.find((one) => hasShapeOf(one, value));
      return option ? listsOf(option, value, pointer) : [];
    }
    default:
      return [];
  }
}

function pointerOf(keys: string[]): string {
  return keys.reduce(appendPointer, "");
}
