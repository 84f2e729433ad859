import { planAddWords, unknownWords } from "../engine/edit/add-words.ts";
import { applyPlan } from "../engine/edit/apply-plan.ts";
import { WORDS_FILE } from "../engine/pipeline/kinds.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import type { Examine } from "./fix-site.ts";

/**
 * Adds every word that no dictionary has to the site's own.
 *
 * @returns what was done, in a sentence
 */
export async function addWords(folders: Folders, examine: Examine): Promise<string> {
  const { site, issues } = await examine(folders);
  const words = unknownWords(issues);
  if (words.length === 0) return "There are no words to add.\n";
  const plan = planAddWords(folders.pages, site, words);
  applyPlan(plan, folders.pages);
  return `${plan.summary.join("\n")}\n`;
}

/** Shows what {@link addWords} would do: a line for every word. */
export async function previewWords(folders: Folders, examine: Examine): Promise<string[]> {
  const words = unknownWords((await examine(folders)).issues);
  return words.length === 0 ? [] : [`pages/${WORDS_FILE}`, ...words.map((word) => `+ ${word}`)];
}
