/** How easily texts are read. */
export interface Readability {
  words: number;
  /** In a sentence, on average. */
  perSentence: number;
  /** Nothing for languages that no formula is known of. */
  ease?: Ease;
  /** The longest first. */
  long: LongSentence[];
}

export type Ease = "easy" | "medium" | "hard";

/** A sentence that is read better as two. */
export interface LongSentence {
  /** The index of its text. */
  at: number;
  words: number;
  text: string;
}

/** Sentences of more words are long. */
const LONG = 28;

/**
 * Says how easily texts are read: by the length of sentences, and by the formula for the language that is made for it.
 *
 * @param texts in Markdown
 * @param language as a page has it, for example `en-US`
 */
export function readabilityOf(texts: readonly string[], language: string): Readability {
  const sentences = texts.flatMap((text, at) =>
    sentencesOf(text, language).map((sentence) => ({ ...sentence, at })),
  );
  const words = sentences.flatMap((sentence) => sentence.words);
  const perSentence = words.length / Math.max(1, sentences.length);
  const formula = FORMULAS[language.slice(0, 2)];
  const score = formula && words.length > 0 && formula(perSentence, meanSyllables(words, language));
  return {
    words: words.length,
    perSentence: Math.round(perSentence),
    ...(typeof score === "number" && { ease: easeOf(score) }),
    long: sentences
      .filter((sentence) => sentence.words.length > LONG)
      .map(({ at, text, words }) => ({ at, text, words: words.length }))
      .sort((a, b) => b.words - a.words),
  };
}

/** The reading ease of a language, from the mean lengths of sentences in words and of words in syllables. */
type Formula = (sentence: number, word: number) => number;

/** By Flesch, by Amstad for German and by Fernández Huerta for Spanish. All go from about 0, hard, to 100. */
const FORMULAS: Record<string, Formula> = {
  en: (sentence, word) => 206.835 - 1.015 * sentence - 84.6 * word,
  de: (sentence, word) => 180 - sentence - 58.5 * word,
  es: (sentence, word) => 206.84 - 1.02 * sentence - 60 * word,
};

function easeOf(score: number): Ease {
  if (score >= 60) return "easy";
  return score >= 40 ? "medium" : "hard";
}

function sentencesOf(text: string, language: string): { text: string; words: string[] }[] {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" });
  const words = new Intl.Segmenter(language, { granularity: "word" });
  return withoutMarks(text)
    .split("\n")
    .flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()))
    .map((sentence) => ({
      text: sentence,
      words: [...words.segment(sentence)]
        .filter(({ isWordLike, segment }) => isWordLike && /\p{L}/u.test(segment))
        .map(({ segment }) => segment),
    }))
    .filter((sentence) => sentence.words.length > 0);
}

/** The words that Markdown shows; a table and a heading are no sentences. */
function withoutMarks(text: string): string {
  return text
    .split("\n")
    .filter((line) => !/^\s*(?:#|\|)/.test(line))
    .join("\n")
    .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s*(?:[-*+>]|\d+\.)\s+/gm, "")
    .replace(/[*_`]/g, "");
}

/** Vowels that are spoken as one, by language. In Spanish two strong vowels are two syllables. */
const SYLLABLES: Record<string, RegExp> = {
  en: /[aeiouy]+/g,
  de: /[aeiouyäöü]+/g,
  es: /[aáeéoóíú]|(?<![aáeéoó])[iuü]+(?![aáeéoóíú])/g,
};

function meanSyllables(words: readonly string[], language: string): number {
  const pattern = SYLLABLES[language.slice(0, 2)] ?? /[aeiou]+/g;
  const all = words.map((word) => syllables(word.toLowerCase(), pattern));
  return all.reduce((sum, count) => sum + count, 0) / words.length;
}

function syllables(word: string, pattern: RegExp): number {
  // The last e of an English word is silent, but after an l: "bake", "table".
  const spoken = pattern === SYLLABLES.en ? word.replace(/(?<=[^aeiouyl])e$/, "") : word;
  return Math.max(1, spoken.match(pattern)?.length ?? 0);
}
