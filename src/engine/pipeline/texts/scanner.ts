import { createHash } from "node:crypto";
import type { TextKind } from "../../fields/define-field.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { PageEntry, SharedEntry } from "../index/site-index.ts";
import { createRecent } from "../recent.ts";
import { sketchOf } from "./sketch.ts";
import { pointerOf, type VisitTexts } from "./visit-texts.ts";
import { createWordList, findWords, mix, Sign, type WordList } from "./word-hashes.ts";
import { isFigure, type WordTest } from "./word-test.ts";

/** A text that a rule may have something to say of. */
export interface OddText {
  text: string;
  kind: TextKind;
  file: string;
  /** RFC 6901 pointer; that of the line for a rich text with lines. */
  pointer: string;
  /** Why it is here, as bits of `Sign`. */
  signs: number;
}

/** A text that is long enough to stand once on a site. */
export interface LongText {
  text: string;
  pointer: string;
  /** The same number for the same words. */
  key: number;
}

/** Labels, names and words for pictures: texts that are no prose. */
export interface ShortTexts {
  texts: string[];
  /** A number for each, the same for the same words. */
  keys: Int32Array;
}

/** What rules need of all texts of a page, collected in one pass. */
export interface PageScan {
  odd: OddText[];
  long: LongText[];
  short: ShortTexts;
  /** Numbers by which pages that are alike are found; none for a page that is too short for it. */
  sketch: Uint32Array;
  /** The same for the same words in the same order, where there is a sketch. */
  digest: string;
}

/** Looks through texts as they are written, each file once. */
export interface Scanner {
  page(entry: PageEntry): PageScan;
  shared(entry: SharedEntry): OddText[];
  site(site: SiteFile, file: string): OddText[];
  /** The words of a page in their order, as numbers. */
  words(entry: PageEntry): Int32Array;
}

/** What a scanner needs to know of a site. */
export interface ScannerOptions {
  visits: TextVisits;
  test: WordTest;
}

/** Ways through the texts of every kind of file. */
export type TextVisits = Record<"page" | "shared" | "site", VisitTexts>;

const ANY_TEXT =
  Sign.ampersand | Sign.at | Sign.money | Sign.digit | Sign.damage | Sign.brace | Sign.word;
/** Signs that a rule asks for: Markdown is at home in rich texts. */
const WANTED: Record<TextKind, number> = {
  plain: ANY_TEXT | Sign.markup,
  rich: ANY_TEXT,
  alt: Sign.markup | Sign.ampersand | Sign.damage | Sign.word,
};
/** A text of more words than this is long. */
const LONGEST = 25;
/** Characters that a label has at most. */
const LONGEST_LABEL = 160;
/** As many digits as the shortest phone number has. Other figures are no matter for rules. */
const LONG_NUMBER = /\d(?:[\s().–/-]*\d){6}/;

/** Pages whose texts are held at the same time. */
const MOST_HELD = 200;

/** Makes the scanner of a site. Its results for the last pages are held. */
export function createScanner({ visits, test }: ScannerOptions): Scanner {
  const pages = createRecent<PageEntry, PageScan>(MOST_HELD);
  const others = new WeakMap<object, OddText[]>();
  const scan = createScan(test);
  const oddIn = (key: object, source: Source) => {
    const odd = others.get(key) ?? scan(source).odd;
    others.set(key, odd);
    return odd;
  };
  const wordsOf = ({ page, file }: PageEntry) => scan({ visit: visits.page, value: page, file });
  return {
    page(entry) {
      const known = pages.get(entry);
      if (known) return known;
      const { words, ...counted } = wordsOf(entry);
      const sketch = sketchOf(words);
      const result = { ...counted, sketch, digest: sketch.length > 0 ? digestOf(words) : "" };
      pages.set(entry, result);
      return result;
    },
    shared: ({ block, file }) => oddIn(block, { visit: visits.shared, value: { block }, file }),
    site: (site, file) => oddIn(site, { visit: visits.site, value: site, file }),
    words: (entry) => wordsOf(entry).words.slice(),
  };
}

/** A file to look through. */
interface Source {
  visit: VisitTexts;
  value: unknown;
  file: string;
}

/** The contents of a file. The words are valid only until the next file is scanned. */
type Scan = (source: Source) => Omit<PageScan, "sketch" | "digest"> & { words: Int32Array };

/** Words that there is room for at first: a page has about a thousand. */
const FIRST_ROOM = 4096;

/** What is made for every text and every file is made once: a large site has half a million texts. */
function createScan(test: WordTest): Scan {
  const own = createWordList();
  let all = new Int32Array(FIRST_ROOM);
  let keys = new Int32Array(FIRST_ROOM);
  return ({ visit, value, file }) => {
    const odd: OddText[] = [];
    const long: LongText[] = [];
    const short: string[] = [];
    let count = 0;
    visit(value, (text, kind, path) => {
      const wordSign = findWords(text, own);
      const isOdd = hasOddWord(text, own, test);
      const signs = WANTED[kind] & withoutFigures(text, isOdd ? wordSign | Sign.word : wordSign);
      if (signs !== 0) odd.push({ text, kind, file, pointer: pointerOf(path), signs });
      if (kind !== "rich" && text.length <= LONGEST_LABEL) {
        keys = withRoom(keys, short.length + 1);
        keys[short.length] = keyOf(own);
        short.push(text);
      }
      if (kind === "alt") return;
      all = withRoom(all, count + own.count);
      for (let at = 0; at < own.count; at += 1) all[count + at] = own.hashes[at] ?? 0;
      count += own.count;
      if (own.count > LONGEST) long.push({ text, pointer: pointerOf(path), key: keyOf(own) });
    });
    return {
      words: all.subarray(0, count),
      odd,
      long,
      short: { texts: short, keys: keys.slice(0, short.length) },
    };
  };
}

function digestOf(words: Int32Array): string {
  return createHash("sha256").update(words).digest("base64url");
}

function withRoom(words: Int32Array<ArrayBuffer>, wanted: number): Int32Array<ArrayBuffer> {
  if (wanted <= words.length) return words;
  const larger = new Int32Array(2 * wanted);
  larger.set(words);
  return larger;
}

/** Whether a text has a word that needs a second look. */
function hasOddWord(text: string, words: WordList, test: WordTest): boolean {
  for (let at = 0; at < words.count; at += 1) {
    const start = words.starts[at] ?? 0;
    const hash = words.hashes[at] ?? 0;
    if (test.isKnown(hash, text.charCodeAt(start)) || isFigure(words.signs[at] ?? 0)) continue;
    if (!test.isFine(text, { hash, start, end: words.ends[at] ?? 0 })) return true;
  }
  return false;
}

/** The same number for the same words. */
function keyOf({ hashes, count }: WordList): number {
  let key = 0;
  for (let at = 0; at < count; at += 1) key = mix(key, hashes[at] ?? 0);
  return key;
}

/** Digits count only when there are as many together as in a phone number. */
function withoutFigures(text: string, signs: number): number {
  return (signs & Sign.digit) !== 0 && !LONG_NUMBER.test(text) ? signs & ~Sign.digit : signs;
}
