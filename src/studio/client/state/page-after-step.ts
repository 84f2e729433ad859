import { diff3Merge } from "node-diff3";
import type { Clash } from "../../../engine/model/merge/clash.ts";
import { mergeValues } from "../../../engine/model/merge/merge-values.ts";
import { resolveClashes } from "../../../engine/model/merge/resolve-clashes.ts";
import type { EditedPage } from "../../contract/field.ts";

/** Words with what stands before them, so that two sentences have not their spaces in common. */
const WORDS = /\s*\S+|\s+/g;

/** A step that is undone or done again. */
export interface Stepping {
  /** As it is on the screen. */
  page: EditedPage;
  /** The end of the step that is left. */
  from: EditedPage;
  /** The other end. */
  to: EditedPage;
}

/** What became of a value. */
interface Stepped<Value> {
  value: Value;
  /** Whether nothing of the step was left out for what others have changed since. */
  isWhole: boolean;
}

/**
 * A page as a step leads to it. What others have changed since the step was made stays as they have it:
 * of a text that they have written in, the words of the step alone are taken away.
 */
export function pageAfterStep({ page, from, to }: Stepping): Stepped<EditedPage> {
  if (page === from) return { value: to, isWhole: true };
  const merged = mergeValues({ base: from, mine: page, theirs: to });
  const stepped = merged.clashes.map(valueAfterStep);
  const clashes = merged.clashes.map((clash, at) => ({ ...clash, mine: stepped[at]?.value }));
  return {
    value: resolveClashes({ ...merged, clashes }, []) as EditedPage,
    isWhole: stepped.every(({ isWhole }) => isWhole),
  };
}

function valueAfterStep({ base, mine, theirs }: Clash): Stepped<unknown> {
  if (typeof base !== "string" || typeof mine !== "string" || typeof theirs !== "string")
    return { value: mine, isWhole: false };
  const parts = diff3Merge(wordsOf(mine), wordsOf(base), wordsOf(theirs)).map(({ ok, conflict }) =>
    conflict
      ? wordsAfterStep(conflict.a.join(""), conflict.o.join(""), conflict.b.join(""))
      : { value: ok?.join("") ?? "", isWhole: true },
  );
  return {
    value: parts.map(({ value }) => value).join(""),
    isWhole: parts.every(({ isWhole }) => isWhole),
  };
}

function wordsOf(text: string): string[] {
  return text.match(WORDS) ?? [];
}

/** Words that others have written before or behind stay there; words that they have replaced stay as they are. */
function wordsAfterStep(words: string, from: string, to: string): Stepped<string> {
  if (from === "")
    return {
      value: /\S$/.test(to) && /^\S/.test(words) ? `${to} ${words}` : to + words,
      isWhole: true,
    };
  if (words.startsWith(from)) return { value: to + words.slice(from.length), isWhole: true };
  if (words.endsWith(from))
    return { value: words.slice(0, words.length - from.length) + to, isWhole: true };
  return { value: words, isWhole: false };
}
