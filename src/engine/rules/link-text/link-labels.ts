import { appendPointer, parentPointer, valueAt } from "../../model/pointer.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { namesWith } from "../../pipeline/schema/field-lookup.ts";
import type { Roots } from "../analysis/roots.ts";

/** A link with its words, and where they stand. */
export interface LabeledLink {
  link: Reference;
  /** The words as written. */
  label: string;
  pointer: string;
  /** The words, when they are a part of a text. */
  excerpt?: string;
}

/** Finds the words of a link; nothing for links that have none of their own. */
export function labelOf(link: Reference, roots: Roots): LabeledLink | undefined {
  return link.excerpt === undefined
    ? besideLink(link, roots)
    : withinText(link, roots.valueAt(link), link.excerpt);
}

function besideLink(link: Reference, roots: Roots): LabeledLink | undefined {
  const parent = parentPointer(link.pointer);
  const position = { file: link.file, pointer: parent };
  const object = roots.valueAt(position);
  for (const name of namesWith(roots.fieldsAt(position), "label")) {
    const pointer = appendPointer(parent, name);
    const label = valueAt(object, `/${name}`);
    if (typeof label === "string") return { link, label, pointer };
  }
  return undefined;
}

/** The words in square brackets before a target; an address that stands by itself is its own words. */
function withinText(link: Reference, written: unknown, target: string): LabeledLink | undefined {
  const text = Array.isArray(written) ? written.join("\n") : written;
  if (typeof text !== "string") return undefined;
  const end = endOfWords(text, target);
  const label = end < 0 ? target : text.slice(text.lastIndexOf("[", end) + 1, end);
  if (label === "") return undefined;
  return { link, label, pointer: link.pointer, excerpt: label };
}

/** Where the words of the first link to a target end; -1 when there is none. Other targets may begin alike. */
function endOfWords(text: string, target: string): number {
  const before = `](${target}`;
  let end = text.indexOf(before);
  while (end >= 0 && !/[\s)]/.test(text.charAt(end + before.length)))
    end = text.indexOf(before, end + 1);
  return end;
}
