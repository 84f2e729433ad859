import { readFileSync } from "node:fs";
import { writeWhole } from "../write-whole.ts";
import type { Judgement } from "./judge-word.ts";

/** Results for words, kept between runs so that no dictionary has to be loaded for them. */
export interface KnownWords {
  /** Words that are right: in small letters, or with a capital where only that is right. */
  right: Set<string>;
  wrong: Map<string, Judgement>;
}

/** More words than a large site has. */
const MOST_RIGHT = 200_000;
const MOST_WRONG = 50_000;

interface Kept {
  version: string;
  /** Words parted by spaces. */
  right: string;
  wrong: [string, Judgement][];
}

/** Reads what was kept; nothing when it is from other dictionaries. */
export function readKnownWords(file: string, version: string): KnownWords {
  const kept = readKept(file);
  if (kept?.version !== version) return { right: new Set(), wrong: new Map() };
  return { right: new Set(kept.right.split(" ")), wrong: new Map(kept.wrong) };
}

/** Keeps the results, the newest when there are too many. */
export function keepKnownWords(file: string, version: string, words: KnownWords): void {
  const kept: Kept = {
    version,
    right: [...words.right].slice(-MOST_RIGHT).join(" "),
    wrong: [...words.wrong].slice(-MOST_WRONG),
  };
  try {
    writeWhole(file, JSON.stringify(kept));
  } catch {
    // Without a cache everything takes longer, and nothing else.
  }
}

/** A file that is damaged counts as none. */
function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}
