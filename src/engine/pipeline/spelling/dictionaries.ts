import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeITrieToBTrie } from "cspell-trie-lib";
import { writeWhole } from "../write-whole.ts";
import { type DictionarySource, folderOf, versionOf } from "./dictionary-sources.ts";

/** A list of words that can be asked. */
export interface Dictionary {
  /** Whether it has a word, written exactly so. */
  has(word: string): boolean;
  /** Whether it has a word in some other letter case. */
  hasInAnyCase(word: string): boolean;
  /** Words that look or sound like one that it does not have, the likeliest first. */
  like(word: string): string[];
}

const MOST_SUGGESTIONS = 3;

/**
 * Loads a dictionary. The packages have them in a form that takes long to read; one that is quick to read is
 * kept in the cache.
 *
 * @param cache folder for the quick form
 */
export function loadDictionary(source: DictionarySource, cache: string): Dictionary {
  const trie = trieOf(source, join(cache, `${versionOf(source).replaceAll("/", "-")}.btrie`));
  return {
    has: (word) => trie.hasWord(word, true),
    hasInAnyCase: (word) => trie.hasWord(word, false),
    like: (word) =>
      trie
        .suggestWithCost(word, { numSuggestions: MOST_SUGGESTIONS })
        .slice(0, MOST_SUGGESTIONS)
        .map((suggestion) => suggestion.word),
  };
}

function trieOf(source: DictionarySource, quick: string) {
  try {
    return decodeTrie(new Uint8Array(readFileSync(quick)));
  } catch {
    // There is none yet, or it is damaged.
  }
  const trie = decodeTrie(gunzipSync(readFileSync(join(folderOf(source), source.file))));
  keep(quick, encodeITrieToBTrie(trie));
  return trie;
}

/** Without a cache everything takes longer, and nothing else. */
function keep(file: string, bytes: Uint8Array): void {
  try {
    writeWhole(file, bytes);
  } catch {
    // The folder cannot be written.
  }
}
