import { useEffect, useState } from "react";
import type { TextMatch } from "../../contract/answers.ts";
import { ask } from "../api.ts";

/** Shorter words are in too many texts. */
const LEAST = 3;
/** Milliseconds after the last letter until texts are searched. */
const REST = 150;

/** The first texts of the site that have the words of a search. */
export function useTextMatches(words: string): TextMatch[] {
  const [matches, setMatches] = useState<TextMatch[]>([]);
  useEffect(() => {
    let current = true;
    const search = async () => {
      const wanted = words.trim();
      const texts =
        wanted.length < LEAST
          ? []
          : await ask<TextMatch[]>("search", { words: wanted }).catch(() => []);
      if (current) setMatches(texts);
    };
    const timer = setTimeout(search, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [words]);
  return matches;
}
