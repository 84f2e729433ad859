import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FieldDefinition } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import type { PageEntry, SharedEntry, SiteIndex } from "../index/site-index.ts";
import { type CheckedSite, everyPage } from "../site.ts";
import { phrasesOf } from "./languages/phrases.ts";
import { createTextReader } from "./reader.ts";
import { createScanner } from "./scanner.ts";
import { lookUpWords, textsBeside, textsOn } from "./site-texts.ts";
import { shingleAt, sketchOf } from "./sketch.ts";
import { compileTextVisits, pointerOf, type VisitTexts } from "./visit-texts.ts";
import { createWordList, findWords, hashOf, mix, Sign } from "./word-hashes.ts";
import { createWordTest, isFigure } from "./word-test.ts";
import { createNameTest, partsOf, readPart, wordsIn, wordsOf } from "./words.ts";

const wordsOfText = (text: string) => wordsIn(text).map(({ word }) => word);

describe("the words of a text that dictionaries can know", () => {
  it.each<[string, string, string[]]>([
    ["are those of three letters and more", "We bake at the oven", ["bake", "the", "oven"]],
    [
      "are without their endings",
      "The baker's oven; they’ll bake",
      ["The", "baker", "oven", "they", "bake"],
    ],
    ["keep an apostrophe within", "five o’clock", ["five", "o'clock"]],
    ["are the parts of those with hyphens", "a follow-up", ["follow"]],
    ["are none of code", "see `npm run` here", ["see", "here"]],
    ["are none of tokens", "call {phone.number} now", ["call", "now"]],
    ["are none of link targets", "see [bread](/rolls/rye) now", ["see", "bread", "now"]],
    ["are none of tags", 'see <b class="bold">bread</b>', ["see", "bread"]],
    [
      "are none of characters with names",
      "bread&nbsp;rolls &#x2019; &amp; rye",
      ["bread", "rolls", "rye"],
    ],
    [
      "are none of addresses",
      "see https://bread.example/rolls and www.bread.example",
      ["see", "and"],
    ],
    ["are none of e-mail addresses", "ask bread@rolls.example now", ["ask", "now"]],
    ["are none of handles", "ask @bread #rolls now", ["ask", "now"]],
    ["are none of hosts and files", "see bread.example or rolls.pdf", ["see"]],
    ["are none with capitals within", "MacDill APRNs bread", ["bread"]],
    [
      "are none of names within sentences",
      "bread from Houston is good bread",
      ["bread", "from", "good", "bread"],
    ],
    ["are names at the beginning", "Houston has good bread", ["Houston", "has", "good", "bread"]],
    [
      "are names behind the end of a sentence",
      "good bread. Houston has some",
      ["good", "bread", "Houston", "has", "some"],
    ],
    ["are all in a title", "The Bread Of Houston", ["The", "Bread", "Houston"]],
    ["are of any alphabet", "über brötchen", ["über", "brötchen"]],
  ])("%s", (_, text, words) => {
    expect(wordsOfText(text)).toEqual(words);
  });

  it("stand where they are written", () => {
    const text = "`x` the baker’s bread";
    expect(wordsIn(text).map(({ offset, length }) => text.slice(offset, offset + length))).toEqual([
      "the",
      "baker",
      "bread",
    ]);
    expect(readPart("a {b} c")).toBe("a     c");
  });
});

it("all words of a text are in small letters, names and figures among them", () => {
  expect(wordsOf("Rye, $5 or 10% off: § 12 Baker’s-dozen!")).toEqual([
    ...["rye", "$5", "or", "10%", "off", "§", "12", "baker’s-dozen"],
  ]);
  expect(wordsOf("…")).toEqual([]);
});

it("the parts of what stands between two spaces are words of three letters, without quotation marks", () => {
  expect(partsOf("baker's/rolls,no-APRNs'")).toEqual(["baker", "rolls"]);
  expect(partsOf("'bread'")).toEqual(["bread"]);
  expect(partsOf("rolls/rye,of")).toEqual(["rolls", "rye"]);
});

it.each([
  ["we bake in Houston", 11, true],
  ["we bake, Houston", 9, true],
  ["we bake.  Houston", 10, false],
  ["Houston bakes well", 0, false],
  ["Bread In Houston", 9, false],
  ["we bake in houston", 11, false],
  ["“Houston” is well", 1, false],
])("in %j the word at %i is a name: %s", (text, offset, expected) => {
  expect(createNameTest(text)(offset)).toBe(expected);
});

function scanned(text: string) {
  const words = createWordList(2);
  const signs = findWords(text, words);
  const list = Array.from({ length: words.count }, (_, at) =>
    text.slice(words.starts[at], words.ends[at]),
  );
  return { list, signs, words };
}

describe("the words of a text, as many as there are", () => {
  it.each<[string, string[]]>([
    ["Rye bread, and rolls.", ["Rye", "bread", "and", "rolls"]],
    ["see [bread](/rolls/rye) now", ["see", "bread", "now"]],
    ["call {phone.number} now", ["call", "now"]],
    ["bread (of rye) now", ["bread", "of", "rye", "now"]],
    ["an {open brace", ["an", "open", "brace"]],
    ["an [open](target {and} more", ["an", "open", "target", "more"]],
    ["two {open {braces", ["two", "open", "braces"]],
    ["10% of $5 § 12 o’clock a-b", ["10%", "of", "$5", "§", "12", "o’clock", "a-b"]],
    ["“quoted” — dash", ["quoted", "dash"]],
    ["a z A Z 0 9 aZ09zA", ["a", "z", "A", "Z", "0", "9", "aZ09zA"]],
    ["a/b:c@d[e`f{g", ["a", "b", "c", "d", "e", "f", "g"]],
    ["über Öl 東京", ["über", "Öl", "東京"]],
    ["", []],
    ["…", []],
  ])("%j", (text, list) => {
    expect(scanned(text).list).toEqual(list);
  });

  it("are the same in any letter case, and others are not", () => {
    const { words } = scanned("Rye RYE rye rya");
    const [first, second, third, other] = words.hashes;
    expect([second, third]).toEqual([first, first]);
    expect(other).not.toBe(first);
    expect(first).toBe(hashOf("rYe"));
    expect(hashOf("ab")).not.toBe(hashOf("ba"));
    expect(mix(mix(0, 1), 2)).not.toBe(mix(mix(0, 2), 1));
  });

  it.each([
    ["plain words", 0],
    ["a *b*", Sign.markup],
    ["a _b_", Sign.markup],
    ["# a", Sign.markup],
    ["<b>", Sign.markup],
    ["`a`", Sign.markup],
    ["a & b", Sign.ampersand],
    ["a@b", Sign.at],
    ["$", Sign.money],
    ["£", Sign.money],
    ["¥", Sign.money],
    ["€", Sign.money],
    ["0", Sign.digit],
    ["9", Sign.digit],
    ["{", Sign.brace],
    ["Ã", Sign.damage],
    ["Â", Sign.damage],
    ["â", Sign.damage],
    ["\ufffd", Sign.damage],
    ["/:;[]é", 0],
    ["$5 & <b>", Sign.money | Sign.digit | Sign.ampersand | Sign.markup],
  ])("%j has the signs %i", (text, signs) => {
    expect(scanned(text).signs).toBe(signs);
  });

  it("have signs of their own: a digit or money makes a figure", () => {
    const { words } = scanned("rye b2 $ 10 oil");
    expect(Array.from({ length: 5 }, (_, at) => isFigure(words.signs[at] ?? 0))).toEqual([
      ...[false, true, true, true, false],
    ]);
  });
});

describe("whether a word needs a second look", () => {
  const TEXT = "we bake brd in Houston and Brd";
  const wordAt = (word: string, at = TEXT.indexOf(word)) => ({
    hash: hashOf(word),
    start: at,
    end: at + word.length,
  });
  const isRight = (word: string) => ["bake", "in", "and", "guarantee"].includes(word);
  const isName = (word: string) => ["Apple", "Zebra"].includes(word);

  it("is no when it is right, and known from then on", () => {
    const test = createWordTest(isRight, []);
    const { hash } = wordAt("bake");
    expect(test.isKnown(hash, 98)).toBe(false);
    expect(test.isFine(TEXT, wordAt("bake"))).toBe(true);
    expect(test.isKnown(hash, 98)).toBe(true);
    expect(test.isKnown(hash, 66)).toBe(false);
  });

  it.each(["apple", "zebra"])("is known apart with a capital: %s", (word) => {
    const test = createWordTest(isName, []);
    const written = word.charAt(0).toUpperCase() + word.slice(1);
    const hash = hashOf(word);
    expect(test.isFine(written, { hash, start: 0, end: word.length })).toBe(true);
    expect(test.isKnown(hash, written.charCodeAt(0))).toBe(true);
    expect(test.isKnown(hash, word.charCodeAt(0))).toBe(false);
    expect(test.isFine(`a ${word}`, { hash, start: 2, end: 2 + word.length })).toBe(false);
  });

  it("is yes when it is wrong, unless it is a name", () => {
    const test = createWordTest(isRight, []);
    expect(test.isFine(TEXT, wordAt("brd"))).toBe(false);
    expect(test.isKnown(hashOf("brd"), 98)).toBe(false);
    expect(test.isFine(TEXT, wordAt("Houston"))).toBe(true);
    expect(test.isFine("Houston bakes", { ...wordAt("Houston"), start: 0, end: 7 })).toBe(false);
    expect(test.isKnown(hashOf("houston"), 72)).toBe(false);
  });

  it("is always yes for a telltale", () => {
    const test = createWordTest(isRight, ["guarantee"]);
    const text = "we guarantee";
    expect(test.isFine(text, { hash: hashOf("guarantee"), start: 3, end: 12 })).toBe(false);
  });
});

describe("the sketch of a text", () => {
  const numbers = (length: number, first = 1) =>
    Int32Array.from({ length }, (_, at) => Math.imul(at + first, 2654435761));

  it.each([
    [149, 0],
    [150, 48],
  ])("of %i words has %i numbers", (length, count) => {
    expect(sketchOf(numbers(length))).toHaveLength(count);
  });

  it("is the smallest numbers of its runs of five words, each once and in order", () => {
    const words = numbers(200);
    const all = Array.from({ length: 196 }, (_, at) => shingleAt(words, at) >>> 0);
    const smallest = [...new Set(all)].sort((a, b) => a - b).slice(0, 48);
    expect([...sketchOf(words)]).toEqual(smallest);
    const twice = new Int32Array(400);
    twice.set(words);
    twice.set(words, 200);
    expect(new Set(sketchOf(twice)).size).toBe(48);
  });

  it("has fewer where the text says the same again and again", () => {
    expect(sketchOf(new Int32Array(150).fill(7))).toHaveLength(1);
  });
});

describe("the texts of a value", () => {
  const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
  const FIELDS = [
    { name: "Text", text: "plain" },
    { name: "RichText", text: "rich" },
    { name: "Picture", text: { alt: "plain", caption: "rich" } },
    { name: "Href" },
  ] as unknown as FieldDefinition[];
  const SCHEMA: JsonSchema = {
    definitions: {
      Text: { type: "string", maxLength: 5 },
      RichText: {
        anyOf: [
          { type: "string", maxLength: 5 },
          { type: "array", items: { type: "string" } },
        ],
        maxJoinedLength: 5,
      } as JsonSchema,
      Picture: {
        type: "object",
        properties: { alt: { type: "string", maxLength: 3 }, caption: { type: "string" } },
      },
      Href: { type: "string" },
      Page: {
        type: "object",
        properties: {
          title: ref("Text"),
          text: ref("RichText"),
          href: ref("Href"),
          picture: ref("Picture"),
          items: { type: "array", items: ref("Text") },
          hrefs: { type: "array", items: ref("Href") },
          block: ref("Block"),
          facts: { type: "object", additionalProperties: ref("Text") },
          either: { anyOf: [ref("Text"), ref("Hero")] },
          neither: { anyOf: [ref("Href"), { type: "object" }] },
          having: {
            if: { required: ["use"] },
            // biome-ignore lint/suspicious/noThenProperty: JSON Schema has this name.
            then: { type: "object", properties: { note: ref("Text") } },
            else: ref("Hero"),
          },
        },
      },
      Block: {
        allOf: [
          // biome-ignore lint/suspicious/noThenProperty: JSON Schema has this name.
          { if: { properties: { type: { const: "hero" } } }, then: ref("Hero") },
        ],
      },
      Hero: { type: "object", properties: { title: ref("Text"), more: ref("Hero") } },
    },
  };
  const textsIn = (value: unknown) => {
    const texts: string[] = [];
    compileTextVisits(SCHEMA, FIELDS)("Page")(value, (text, kind, path) =>
      texts.push(`${pointerOf(path)} ${kind} ${text}`),
    );
    return texts;
  };

  it.each<[string, unknown, string[]]>([
    ["a text", { title: "Rye" }, ["/title plain Rye"]],
    ["an empty text", { title: "" }, ["/title plain "]],
    ["a text as long as it may be", { title: "Bread" }, ["/title plain Bread"]],
    ["no text that is longer", { title: "Breads" }, []],
    ["nothing that is no text", { title: 5, text: 5, items: ["a", 5, null] }, ["/items/0 plain a"]],
    ["a rich text", { text: "**a**" }, ["/text rich **a**"]],
    ["each line of a rich text", { text: ["a", 5, "c"] }, ["/text/0 rich a", "/text/2 rich c"]],
    ["no lines that are longer together", { text: ["abc", "de"] }, []],
    ["no address", { href: "/a", hrefs: ["/a"], neither: "/a" }, []],
    [
      "the texts of a field that has several",
      { picture: { alt: "abc", caption: ["d"], src: "e" } },
      ["/picture/alt plain abc", "/picture/caption/0 rich d"],
    ],
    [
      "each as long as it may be",
      { picture: { alt: "abcd", caption: "d" } },
      ["/picture/caption rich d"],
    ],
    ["a list", { items: ["a", "b"] }, ["/items/0 plain a", "/items/1 plain b"]],
    ["nothing of what is no list", { items: "a" }, []],
    ["a block by its type", { block: { type: "hero", title: "a" } }, ["/block/title plain a"]],
    ["no block of another type", { block: { type: "cta", title: "a" } }, []],
    [
      "what lies within itself",
      { block: { type: "hero", more: { more: { title: "a" } } } },
      ["/block/more/more/title plain a"],
    ],
    ["fields of any name", { facts: { "a/b": "c", d: 5 } }, ["/facts/a~1b plain c"]],
    ["either a text", { either: "a" }, ["/either plain a"]],
    ["or an object", { either: { title: "a" } }, ["/either/title plain a"]],
    ["what has a field", { having: { use: "x", note: "a", title: "b" } }, ["/having/note plain a"]],
    ["what lacks it", { having: { note: "a", title: "b" } }, ["/having/title plain b"]],
    ["nothing where nothing is", null, []],
    [
      "nothing in what is nothing",
      { block: null, facts: null, either: null, having: null, picture: null, title: null },
      [],
    ],
    [
      "in the order of the schema",
      { items: ["c"], text: "b", title: "a" },
      ["/title plain a", "/text rich b", "/items/0 plain c"],
    ],
  ])("are %s", (_, value, texts) => {
    expect(textsIn(value)).toEqual(texts);
  });
});

describe("which words of a site are right", () => {
  const cache = mkdtempSync(join(tmpdir(), "reader-"));
  const schemas = {
    ...{ page: {}, shared: {}, site: {}, sources: {} },
    ...{ strings: {}, translation: {}, theme: {}, studio: {} },
  };
  const indexOf = (words?: string[], language = "en-US") =>
    ({
      words: words && new Set(words),
      site: { language },
      definitions: { fields: [] },
    }) as unknown as SiteIndex;

  it.each([
    ["bread", true, "in the dictionary"],
    ["Bread", true, "in the dictionary, at the beginning of a sentence"],
    ["brotzeit", true, "a word of the site"],
    ["Brotzeit", true, "the same at the beginning"],
    ["Platte", true, "part of a word of the site"],
    ["platte", false, "the same as no name"],
    ["Kowalczyk", true, "a name"],
    ["kowalczyk", false, "no name"],
    ["Braed", false, "surely a slip"],
    ["colour", false, "British"],
    ["Colour", false, "British, and no name"],
  ])("%s: %s, for it is %s", async (word, expected) => {
    const { isRight, speller } = createTextReader({
      index: indexOf(["brotzeit", "Brot-Platte"]),
      schemas,
      cache,
    });
    await speller?.lookUp([word]);
    expect(isRight(word)).toBe(expected);
  });

  it("all are in a language without a dictionary, and none before it was asked", () => {
    const { isRight, speller } = createTextReader({ index: indexOf([], "de"), schemas, cache });
    expect([isRight("xyzzy"), speller]).toEqual([true, undefined]);
    expect(createTextReader({ index: indexOf(), schemas, cache }).isRight("Xyzzy")).toBe(false);
  });

  it("is known as long as language and words are the same", () => {
    const before = createTextReader({ index: indexOf(["a"]), schemas, cache });
    const again = (index: SiteIndex) => createTextReader({ index, schemas, cache, before });
    expect(again(indexOf(["a"]))).toBe(before);
    expect(again(indexOf(["b"]))).not.toBe(before);
    expect(again(indexOf(["a"], "en-GB"))).not.toBe(before);
  });
});

describe("what is collected from the texts of a file", () => {
  /** A page is a list of texts with their kinds. */
  type Texts = ["plain" | "rich" | "alt", string][];
  const visit: VisitTexts = (value, onText) =>
    (value as Texts).forEach(([kind, text], at) => {
      onText(text, kind, ["blocks", at]);
    });
  const block: VisitTexts = (value, onText) => visit((value as { block: Texts }).block, onText);
  const isRight = (word: string) => word !== "brd" && word !== "Brd";
  const scanner = () =>
    createScanner({
      visits: { page: visit, shared: block, site: visit },
      test: createWordTest(isRight, ["lorem"]),
    });
  const entryOf = (texts: Texts) => ({ page: texts, file: "/a.json" }) as unknown as PageEntry;
  const scanOf = (...texts: Texts) => scanner().page(entryOf(texts));
  const signsOf = (kind: "plain" | "rich" | "alt", text: string) =>
    scanOf([kind, text]).odd.map(({ signs }) => signs);

  it.each<["plain" | "rich" | "alt", string, number[]]>([
    ["plain", "good bread", []],
    ["plain", "good brd", [Sign.word]],
    ["rich", "good brd", [Sign.word]],
    ["alt", "good brd", [Sign.word]],
    ["plain", "lorem bread", [Sign.word]],
    ["plain", "b2b brd3", []],
    ["plain", "*bread*", [Sign.markup]],
    ["rich", "*bread*", []],
    ["alt", "*bread*", [Sign.markup]],
    ["plain", "bread & rye", [Sign.ampersand]],
    ["alt", "bread & rye", [Sign.ampersand]],
    ["plain", "a@b", [Sign.at]],
    ["rich", "a@b", [Sign.at]],
    ["alt", "a@b", []],
    ["plain", "for $5", [Sign.money]],
    ["alt", "for $5", []],
    ["plain", "call {phone}", [Sign.brace]],
    ["alt", "call {phone}", []],
    ["alt", "cafÃ©", [Sign.damage]],
    ["plain", "555-010", []],
    ["plain", "555-0100", [Sign.digit]],
    ["plain", "(555) 01.0/0", [Sign.digit]],
    ["plain", "555 or 0100", []],
    ["alt", "555-0100", []],
    ["plain", "$5 brd", [Sign.money | Sign.word]],
  ])("a text that is %s, %j, has the signs %j", (kind, text, signs) => {
    expect(signsOf(kind, text)).toEqual(signs);
  });

  /** A site of two pages, of which one is hidden, and the page that stands for the site file. */
  const siteOf = (speller?: object) => {
    const page = (text: string, file: string) => ({
      entry: { page: [["plain", text]], file },
    });
    return {
      index: {
        shared: new Map([["s", { block: [["plain", "brd in shared"]], file: "/s.json" }]]),
        site: [["plain", "brd of site"]],
        siteFile: "/site.json",
      },
      pages: [page("brd & rye", "/a.json"), page("brd of none", "/site.json")],
      hidden: [page("a@b", "/b.json"), page("fine", "/c.json")],
      reader: { scanner: scanner(), speller, isRight },
    } as unknown as CheckedSite;
  };

  it("is collected from all files of a site, but for a page that nobody wrote", () => {
    const site = siteOf();
    const textsWith = (signs: number) =>
      [
        ...everyPage(site).flatMap((page) => textsOn(page, site, signs)),
        ...textsBeside(site, signs),
      ].map(({ text }) => text);
    expect(textsWith(Sign.word)).toEqual(["brd & rye", "brd in shared", "brd of site"]);
    expect(textsWith(Sign.at | Sign.ampersand)).toEqual(["brd & rye", "a@b"]);
    expect(textsWith(Sign.money)).toEqual([]);
  });

  it("is looked up where it is not known to be right", async () => {
    const asked: string[][] = [];
    const speller = { lookUp: async (words: Iterable<string>) => asked.push([...words]) };
    await lookUpWords(siteOf(speller));
    expect(asked).toEqual([["brd"]]);
    await expect(lookUpWords(siteOf())).resolves.toBeUndefined();
  });

  it("is named with where it stands", () => {
    expect(scanOf(["plain", "bread"], ["rich", "brd"]).odd).toEqual([
      { text: "brd", kind: "rich", file: "/a.json", pointer: "/blocks/1", signs: Sign.word },
    ]);
    const shared = { block: [["plain", "brd"]], file: "/s.json" } as unknown as SharedEntry;
    const one = scanner();
    expect(one.shared(shared)).toMatchObject([{ text: "brd", file: "/s.json" }]);
    expect(one.shared(shared)).toBe(one.shared(shared));
    const site = [["plain", "brd"]] as never;
    expect(one.site(site, "/site.json")).toMatchObject([{ text: "brd", file: "/site.json" }]);
  });

  it("is collected once for a page that stays the same", () => {
    const entry = entryOf([["plain", "bread"]]);
    const one = scanner();
    expect(one.page(entry)).toBe(one.page(entry));
  });

  const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at}`).join(" ");

  it.each([
    [25, []],
    [26, ["/blocks/0"]],
  ])("is long from 26 words on: %i", (count, long) => {
    expect(scanOf(["rich", words(count)]).long.map(({ pointer }) => pointer)).toEqual(long);
    expect(scanOf(["alt", words(count)]).long).toEqual([]);
  });

  it.each([
    [160, 1],
    [161, 0],
  ])("is a label up to 160 characters: %i", (length, count) => {
    const text = "x".repeat(length);
    for (const kind of ["plain", "alt"] as const)
      expect(scanOf([kind, text]).short.texts).toHaveLength(count);
    expect(scanOf(["rich", text]).short.texts).toEqual([]);
  });

  it("has the same number for the same words, in whatever letters and signs", () => {
    const { short } = scanOf(
      ["plain", "Good bread"],
      ["alt", "good, bread!"],
      ["plain", "bread good"],
    );
    expect(short.texts).toEqual(["Good bread", "good, bread!", "bread good"]);
    const [first, second, third] = short.keys;
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    const { long } = scanOf(["rich", words(30)], ["plain", `${words(30)}.`], ["plain", words(31)]);
    expect(long[1]?.key).toBe(long[0]?.key);
    expect(long[2]?.key).not.toBe(long[0]?.key);
  });

  it("are the words of a page in their order, but for those of pictures, however many", () => {
    const one = scanner();
    const words = one.words(
      entryOf([
        ["plain", "good bread"],
        ["alt", "rye"],
        ["rich", "now"],
      ]),
    );
    expect([...words]).toEqual(["good", "bread", "now"].map(hashOf));
    const many = one.words(entryOf(Array.from({ length: 3000 }, () => ["plain", "good bread"])));
    expect(many).toHaveLength(6000);
    expect([many[0], many[5999]]).toEqual([hashOf("good"), hashOf("bread")]);
    // What was given is not changed by what is read next.
    expect([...words]).toEqual(["good", "bread", "now"].map(hashOf));
    const labels = scanOf(...Array.from({ length: 5000 }, (): Texts[number] => ["plain", "rye"]));
    expect(new Set(labels.short.keys).size).toBe(1);
    expect(labels.short.keys).toHaveLength(5000);
  });

  it("is a sketch of a page that is long enough", () => {
    expect(scanOf(["rich", words(149)]).sketch).toHaveLength(0);
    expect(scanOf(["rich", words(150)]).sketch.length).toBeGreaterThan(0);
  });
});

describe("what is known of a language", () => {
  const isFiller = (language: string, text: string) =>
    phrasesOf(language).fillers.some((filler) => filler.test(text));

  it.each([
    ["en-US", "TODO", true],
    ["en-US", "todo", false],
    ["en-US", "Untitled", true],
    ["en-US", "Untitled page 2", true],
    ["en-US", "Untitled works of Bach", false],
    ["en-US", "The untitled", false],
    ["en-US", "Placeholder text", true],
    ["en-US", "dummy texts", false],
    ["en-US", "asdfgh", true],
    ["en-US", "Blindtext", false],
    ["de", "Ein Blindtext", true],
    ["de", "Ohne Titel 3", true],
    ["de", "Bild ohne Titel", false],
    ["de-AT", "TODO", true],
    ["fr", "TODO", false],
    ["fr", "Lorem ipsum", true],
    ["fr", "dolor sit amet", true],
    ["fr", "ipsum", false],
    ["fr", "FIXME", true],
    ["fr", "xxx", true],
    ["fr", "xx", false],
    ["fr", "XXX", true],
    ["fr", "XXXX now", true],
    ["fr", "Super Bowl XXX", false],
    ["fr", "Super Bowl\u00a0XXX", false],
    ["fr", "super bowl XXX", true],
    ["fr", "XXX-Large", false],
    ["fr", "XXXL", false],
    ["fr", "size XXX-L", false],
    ["fr", "XXXSmall", false],
  ])("in %s %j stands in for a text: %s", (language, text, expected) => {
    expect(isFiller(language, text)).toBe(expected);
  });

  it("are labels that say nothing, and words by which fillers are found", () => {
    expect(phrasesOf("en-GB").emptyLabels.has("read more")).toBe(true);
    expect(phrasesOf("de").emptyLabels.has("mehr lesen")).toBe(true);
    expect(phrasesOf("fr").emptyLabels.size).toBe(0);
    expect(phrasesOf("fr").telltales).toContain("lorem");
    expect(phrasesOf("fr").telltales).not.toContain("todo");
    for (const language of ["en", "de"])
      expect(phrasesOf(language).telltales).toEqual(expect.arrayContaining(["todo", "lorem"]));
  });
});
