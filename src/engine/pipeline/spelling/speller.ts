import { join } from "node:path";
import { createPauses } from "../pauses.ts";
import { AMERICAN, BRITISH, versionOf } from "./dictionary-sources.ts";
import type { Judgement } from "./judge-word.ts";
import { keepKnownWords, readKnownWords } from "./known-words.ts";

/** Judges the words of one language. */
export interface Speller {
  /** Whether a word is known to be right, as it is written. */
  isRight(word: string): boolean;
  /** What is wrong with a word; nothing for one that is right, or that was never looked up. */
  judge(word: string): Judgement | undefined;
  /** Looks words up that were never looked up before. Dictionaries are loaded for these alone. */
  lookUp(words: Iterable<string>): Promise<void>;
}

/** What a speller is made for. */
export interface SpellerOptions {
  /** The language of the texts, for example `en-US`. */
  language: string;
  /** The folder where results for words are kept. */
  cache: string;
}

/** Part of what is kept: raise it when words are judged differently. */
const METHOD = "3";

/**
 * Makes the speller for a language.
 *
 * @returns `undefined` for a language without a dictionary
 */
export function createSpeller({ language, cache }: SpellerOptions): Speller | undefined {
  if (!/^en(-|$)/.test(language)) return undefined;
  const isAmerican = language === "en-US";
  const folder = join(cache, "spelling");
  const file = join(folder, `${isAmerican ? "american" : "english"}.json`);
  const version = [METHOD, ...[AMERICAN, BRITISH].map(versionOf)].join(" ");
  const known = readKnownWords(file, version);
  let judge: ((word: string) => Judgement | undefined) | undefined;

  const isRight = (word: string) => known.right.has(word) || known.right.has(word.toLowerCase());

  return {
    isRight,
    judge: (word) => known.wrong.get(word),
    async lookUp(words) {
      const unknown = [...words].filter((word) => !isRight(word) && !known.wrong.has(word));
      if (unknown.length === 0) return;
      judge ??= await loadJudge(folder, isAmerican);
      const pause = createPauses();
      for (const word of unknown) {
        await pause();
        const judgement = judge(word);
        const small = word.toLowerCase();
        if (judgement) known.wrong.set(word, judgement);
        else known.right.add(judge(small) ? word : small);
      }
      keepKnownWords(file, version, known);
    },
  };
}

async function loadJudge(
  folder: string,
  isAmerican: boolean,
): Promise<(word: string) => Judgement | undefined> {
  const { loadDictionary } = await import("./dictionaries.ts");
  const { judgeWord } = await import("./judge-word.ts");
  const books = {
    american: loadDictionary(AMERICAN, folder),
    british: loadDictionary(BRITISH, folder),
    isAmerican,
  };
  return (word) => judgeWord(word, books);
}
