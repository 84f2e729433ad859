import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import { WORDS_FILE } from "../pipeline/kinds.ts";
import { slashed } from "../pipeline/read.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { wordsText } from "../pipeline/words-list.ts";
import { type Plan, PlanError } from "./plan.ts";

/** A word as the list has it: no spaces, at least one letter. */
const WORD = /^[\p{L}\p{M}'’-]{2,60}$/u;

/** The words that were reported as unknown, each once. */
export function unknownWords(issues: Issue[]): string[] {
  const words = issues.flatMap(({ choice }) => (choice && "word" in choice ? [choice.word] : []));
  return [...new Set(words)].sort();
}

/**
 * Plans to have words among the site's own.
 *
 * @param pages absolute path of the pages folder
 * @throws {PlanError} for what is no word
 */
export function planAddWords(pages: string, { index }: CheckedSite, words: string[]): Plan {
  const odd = words.find((word) => !WORD.test(word));
  if (odd !== undefined) throw new PlanError(`“${odd}” is not a word.`);
  const text = wordsText([...(index.words ?? []), ...words]);
  return {
    writes: new Map([[slashed(join(pages, WORDS_FILE)), text]]),
    renames: [],
    deletes: [],
    summary: [`Added to pages/${WORDS_FILE}: ${words.join(", ")}.`],
  };
}
