import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { americanForm, isBritishVariant } from "./american-form.ts";
import type { Dictionary } from "./dictionaries.ts";
import { judgeWord } from "./judge-word.ts";
import { keepKnownWords, readKnownWords } from "./known-words.ts";
import { oneEditAway } from "./one-edit.ts";
import { isSureSlip } from "./sure-slip.ts";

/** British words with what Americans write. */
const FORMS: [string, string][] = [
  ["colour", "color"],
  ["colours", "colors"],
  ["organise", "organize"],
  ["organised", "organized"],
  ["organiser", "organizer"],
  ["organisers", "organizers"],
  ["organises", "organizes"],
  ["organising", "organizing"],
  ["organisation", "organization"],
  ["organisations", "organizations"],
  ["organisational", "organizational"],
  ["misemphasise", "misemphasize"],
  ["recognisable", "recognizable"],
  ["recognisably", "recognizably"],
  ["agonisingly", "agonizingly"],
  ["analyse", "analyze"],
  ["analysed", "analyzed"],
  ["analyser", "analyzer"],
  ["analysers", "analyzers"],
  ["analyses", "analyzes"],
  ["analysing", "analyzing"],
  ["centre", "center"],
  ["centres", "centers"],
  ["reconnoitre", "reconnoiter"],
  ["reconnoitres", "reconnoiters"],
  ["centred", "centered"],
  ["calibred", "calibered"],
  ["sabring", "sabering"],
  ["reconnoitring", "reconnoitering"],
  ["fibreglass", "fiberglass"],
  ["centrepiece", "centerpiece"],
  ["theatregoers", "theatergoers"],
  ["travelled", "traveled"],
  ["travelling", "traveling"],
  ["modellings", "modelings"],
  ["traveller", "traveler"],
  ["travellers", "travelers"],
  ["counsellor", "counselor"],
  ["counsellors", "counselors"],
  ["medallist", "medalist"],
  ["medallists", "medalists"],
  ["marvellous", "marvelous"],
  ["marvellously", "marvelously"],
  ["cruellest", "cruelest"],
  ["woolly", "wooly"],
  ["fulfil", "fulfill"],
  ["fulfils", "fulfills"],
  ["instalment", "installment"],
  ["instalments", "installments"],
  ["skilful", "skillful"],
  ["skilfully", "skillfully"],
  ["catalogue", "catalog"],
  ["catalogues", "catalogs"],
  ["anaemia", "anemia"],
  ["foetus", "fetus"],
  ["defence", "defense"],
  ["defences", "defenses"],
  ["licenced", "licensed"],
  ["licencing", "licensing"],
  ["programme", "program"],
  ["programmes", "programs"],
  ["sulphur", "sulfur"],
  ["sulphate", "sulfate"],
  ["mould", "mold"],
  ["moulting", "molting"],
  ["ageing", "aging"],
];

/** Those that no rule gives. */
const IRREGULAR: [string, string][] = [
  ["cheque", "check"],
  ["grey", "gray"],
  ["practised", "practiced"],
  ["artefacts", "artifacts"],
  ["cheques", "checks"],
  ["greys", "grays"],
  ["sceptics", "skeptics"],
  ["storeys", "stories"],
];

/** Words that look like the American form of another, and are none. */
const OTHERS = ["four", "sure", "mould", "moult", "cull", "papule", "atheneum", "calle", "hammer"];
const AMERICAN = new Set([...FORMS.map(([, american]) => american), ...OTHERS]);
const formOf = (word: string) => americanForm(word, (other) => AMERICAN.has(other));

describe("americanForm", () => {
  it.each(FORMS)("%s is %s", (british, american) => {
    expect(formOf(british)).toBe(american);
  });

  it.each(IRREGULAR)("%s is %s, whatever the dictionaries say", (british, american) => {
    expect(formOf(british)).toBe(american);
  });

  it.each([
    ...["labour", "advertise", "acre", "called", "cul", "papulae", "athenaeum", "xyzzy"],
    ...["color", "fulfill", "four", "hammered"],
  ])("%s gets no form that is no American word, nor itself", (word) => {
    expect(formOf(word)).toBeUndefined();
  });
});

describe("isBritishVariant", () => {
  it.each([
    ...["anaemic", "anaesthetist", "favourite", "honour", "centred", "litres", "counsellors"],
    ...["enrol", "enrols", "enrolment", "enrolments", "mouldy", "skilful", "sulphur", "tyres"],
  ])("knows %s", (word) => {
    expect(isBritishVariant(word)).toBe(true);
  });

  it.each([
    ...["hour", "four", "sure", "entered", "cancelled", "install", "enroll", "metric"],
    ...["martyred", "appalled", "enrollment", "instilled"],
  ])("leaves %s alone", (word) => {
    expect(isBritishVariant(word)).toBe(false);
  });
});

describe("words one slip away", () => {
  const WORDS = ["bread", "bred", "beard", "breads", "tread", "abread", "bead"];
  const near = (word: string) => oneEditAway(word, (other) => WORDS.includes(other));

  it.each([
    ["braed", ["bread", "bred"]],
    ["rbead", ["bread", "bead"]],
    ["breda", ["bread", "bred"]],
    ["brea", ["bread", "bred"]],
    ["read", ["bread", "tread", "bead"]],
    ["breaads", ["breads"]],
    ["bbread", ["abread", "bread"]],
    ["xread", ["bread", "tread"]],
    ["breax", ["bread"]],
    ["bread", ["breads", "abread", "bred", "bead", "tread"]],
    ["nothing", []],
  ])("from %s are %j, swapped ones first", (word, expected) => {
    expect([...near(word)].sort()).toEqual([...expected].sort());
  });

  it("come in the order in which typists make slips", () => {
    const all = oneEditAway("ab", (word) => ["ba", "abc", "a", "xb"].includes(word));
    expect(all).toEqual(["ba", "abc", "a", "xb"]);
  });

  it.each([
    [30, 1],
    [31, 0],
  ])("are looked for in words of at most 30 letters: %i", (length, count) => {
    const word = "a".repeat(length);
    expect(oneEditAway(word, (other) => other === `${word}b`)).toHaveLength(count);
  });
});

it.each([
  ["Braed", ["bread"], true],
  ["Bred", ["bread"], false],
  ["Rol", ["roll"], true],
  ["Rolll", ["roll"], false],
  ["Bakkery", ["bakery"], true],
  ["Bakerry", ["bakery"], true],
  ["Houstonn", ["houston"], true],
  ["Guarante", ["bread"], true],
  ["Guarant", ["bread"], false],
  ["Housten", ["houston"], false],
  ["Housten", ["bread", "hosuten"], true],
  ["Bread", [], false],
])("the word %s is surely meant to be one of %j: %s", (word, near, expected) => {
  expect(isSureSlip(word, near)).toBe(expected);
});

describe("what dictionaries say of a word", () => {
  const dictionary = (...words: string[]): Dictionary => ({
    has: (word) => words.includes(word),
    hasInAnyCase: (word) => words.some((known) => known.toLowerCase() === word),
    like: () => words,
  });
  const american = dictionary("bread", "color", "Austin", "cafe", "catalog", "beard");
  const british = dictionary("bread", "colour", "Leeds", "biscuit");
  const judge = (word: string, isAmerican = true) =>
    judgeWord(word, { american, british, isAmerican });

  it.each(["bread", "Bread", "BREAD", "Austin", "café", "Leeds", "biscuit"])(
    "%s is right",
    (word) => {
      expect(judge(word)).toBeUndefined();
    },
  );

  it("a British form is wrong in American texts only", () => {
    expect(judge("Colour")).toEqual({ american: "color", near: ["color"], meant: ["color"] });
    expect(judge("Colour", false)).toBeUndefined();
  });

  it("a British form that American dictionaries have too is wrong in American texts", () => {
    const both = dictionary("mould", "mold", "sombre");
    const books = { american: both, british: dictionary("mould", "sombre") };
    const wrong = { american: "mold", near: ["mold"], meant: ["mold"] };
    expect(judgeWord("Mould", { ...books, isAmerican: true })).toEqual(wrong);
    expect(judgeWord("mould", { ...books, isAmerican: false })).toBeUndefined();
    expect(judgeWord("sombre", { ...books, isAmerican: true })).toBeUndefined();
  });

  it("a word that Americans write is right, though it looks like the British form of another", () => {
    const books = { american: dictionary("four", "for"), british: dictionary("four", "for") };
    expect(judgeWord("four", { ...books, isAmerican: true })).toBeUndefined();
  });

  it("what is near comes first, a name with its capital before all", () => {
    expect(judge("braed")).toEqual({ near: ["bread"], meant: ["bread"] });
    expect(judge("austin")).toEqual({ near: [], meant: ["Austin"] });
  });

  it("a name that has another capital too is not guessed with the first alone", () => {
    const books = { american: dictionary("McKay"), british: dictionary(), isAmerican: true };
    expect(judgeWord("mckay", books)?.meant).toEqual([]);
  });

  it("three words are meant at most", () => {
    const own = dictionary("bat", "cat", "hat", "mat");
    const books = { american: own, british: own, isAmerican: true };
    expect(judgeWord("xat", books)?.near).toHaveLength(4);
    expect(judgeWord("xat", books)?.meant).toEqual(["bat", "cat", "hat"]);
  });

  it("a guess that is further off begins with the same letter, and is two slips away at most", () => {
    expect(judge("brreadd")).toEqual({ near: [], meant: ["bread"] });
    expect(judge("cattalogg")).toEqual({ near: [], meant: ["catalog"] });
    expect(judge("xxead")).toEqual({ near: [], meant: [] });
    expect(judge("brrreadd")).toEqual({ near: [], meant: [] });
  });
});

describe("words that are kept between runs", () => {
  const file = () => join(mkdtempSync(join(tmpdir(), "words-")), "words.json");
  const words = () => ({
    right: new Set(["bread", "Austin"]),
    wrong: new Map([["braed", { near: ["bread"], meant: ["bread"] }]]),
  });

  it("are there again, with the dictionaries that they were found with", () => {
    const kept = file();
    keepKnownWords(kept, "1", words());
    expect(readKnownWords(kept, "1")).toEqual(words());
    expect(readKnownWords(kept, "2")).toEqual({ right: new Set(), wrong: new Map() });
  });

  it("are none where nothing was kept, or it is damaged", () => {
    const none = { right: new Set(), wrong: new Map() };
    const damaged = file();
    expect(readKnownWords(damaged, "1")).toEqual(none);
    writeFileSync(damaged, '{"version":"1"');
    expect(readKnownWords(damaged, "1")).toEqual(none);
  });

  it("cost nothing but time where they cannot be kept", () => {
    expect(() => keepKnownWords(join(file(), "below", "it"), "1", words())).not.toThrow();
  });

  it("are the newest of very many", () => {
    const kept = file();
    const many = Array.from({ length: 200_001 }, (_, at) => `w${at}`);
    keepKnownWords(kept, "1", { right: new Set(many), wrong: new Map() });
    const { right } = JSON.parse(readFileSync(kept, "utf8"));
    expect(right.startsWith("w1 w2 ")).toBe(true);
    expect(right.endsWith(" w200000")).toBe(true);
    const judgement = { near: [], meant: [] };
    const wrong = new Map(many.slice(0, 50_001).map((word) => [word, judgement]));
    keepKnownWords(kept, "1", { right: new Set(), wrong });
    expect([...readKnownWords(kept, "1").wrong.keys()]).toEqual(many.slice(1, 50_001));
  });
});
