import { expect, it } from "vitest";
import type { Source } from "../../model/sources-file.ts";
import { createMentionFinder } from "./mentions.ts";
import { gapsIn, isNamed, resolveSources } from "./resolved-sources.ts";

const source = (mentions: string[]): Source => ({
  kind: "law",
  name: mentions[0] ?? "",
  href: "https://www.example.org",
  mentions,
});

const find = createMentionFinder({
  citationSigns: ["§", "section", "sections", "chapter", "NRS"],
  authorityNames: ["Board of", "Agency for"],
  sources: {
    owners: source(["2400"]),
    cosmetic: source(["2417.5"]),
    staff: source(["2725"]),
    tribunal: source(["6522"]),
    hours: source(["36-405"]),
    bakers: source(["Board of Baking"]),
    florida: source(["Florida Board of Baking"]),
    agency: source(["Agency for Bread"]),
  },
});

it.each<[string, string, string[]]>([
  ["a number behind a sign", "Under §2400 it may not.", ["§2400=owners"]],
  ["a number behind a word", "Section 2400 says so.", ["Section 2400=owners"]],
  [
    "all numbers of a list",
    "Sections 2400, 2417.5 and 9999 say so.",
    ["Sections 2400=owners", "2417.5=cosmetic", "9999="],
  ],
  ["a number with its parts", "§6522(4)(c) and (d)", ["§6522=tribunal"]],
  ["a number that is part of a longer one", "§2417.51", ["§2417.51="]],
  ["a number with a hyphen, wherever it stands", "A.R.S. 36-405", ["36-405=hours"]],
  ["a bare number that is no citation", "We have 2400 square feet.", []],
  [
    "a citation after the title of its code",
    "§2725 and 16 CCR §2400",
    ["§2725=staff", "§2400=owners"],
  ],
  ["a number that no source has", "NRS 454.999 says so.", ["NRS 454.999="]],
  [
    "the longer one of two names",
    "Ask the Florida Board of Baking.",
    ["Florida Board of Baking=florida"],
  ],
  ["a name at the end of a list", "the Agency for Bread, PTAs", ["Agency for Bread=agency"]],
  ["a name that no source has", "the Board of Bread and Flour", ["Board of Bread and Flour="]],
  ["no word that only begins like a name", "a board of baking homes", []],
])("finds %s", (_, text, expected) => {
  expect(find(text).map(({ words, names }) => `${words}=${names.join()}`)).toEqual(expected);
});

it("finds nothing where a site names no signs and no sources", () => {
  expect(createMentionFinder({ sources: {} })("§2400 of the Board of Baking")).toEqual([]);
});

it("of sources with the same words that of the state counts which stands last before, or first behind", () => {
  const inState = (state: string | undefined): Source => ({
    ...source(["Board of Baking"]),
    state,
  });
  const written = {
    citationSigns: [],
    authorityNames: ["Board of"],
    sources: {
      texas: inState("Texas"),
      ohio: inState("Ohio"),
      all: inState(undefined),
      law: source(["Baking Act"]),
    },
  };
  const { mentionedIn } = resolveSources(written, written as never);
  const mentioned = (text: string) =>
    mentionedIn(text).map(
      (mention) =>
        Object.entries(written.sources).find(([, one]) => one === (mention as unknown))?.[0],
    );
  expect(mentioned("In Texas the Board of Baking says so.")).toEqual(["texas"]);
  expect(mentioned("Texas, then Ohio: the Board of Baking.")).toEqual(["ohio"]);
  expect(mentioned("The Board of Baking, of Ohio and of Texas.")).toEqual(["ohio"]);
  expect(mentioned("Texas: Board of Baking. Ohio: Board of Baking. Texas.")).toEqual([
    "texas",
    "ohio",
  ]);
  expect(mentioned("Ohio: Board of Baking and Board of Baking.")).toEqual(["ohio"]);
  expect(mentioned("The Board of Baking.")).toEqual(["texas", "ohio", "all"]);
  expect(mentioned("The Baking Act of Texas.")).toEqual(["law"]);
  expect(mentioned("Nothing.")).toEqual([]);
});

it("nobody compares the sources while a part of the name is still to be written", () => {
  const jo = { name: "Jo", credentials: "{fill: what you are}" };
  expect(gapsIn(jo)).toEqual(["credentials"]);
  expect(gapsIn({ name: "{ fill: who}" })).toEqual(["name"]);
  expect([isNamed(undefined), isNamed(jo), isNamed({ name: "Jo {filled}" })]).toEqual([
    ...[false, false, true],
  ]);
  const sources = (reviewer: typeof jo | { name: string }) =>
    resolveSources({ sources: {}, reviewer }, { sources: {} }).reviewer;
  expect(sources(jo)).toBeUndefined();
  expect(sources({ name: "Jo" })).toEqual({ name: "Jo" });
});
