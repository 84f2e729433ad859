import { describe, expect, it } from "vitest";
import { examineTexts, findInTexts } from "../../../testing/examine-texts.ts";

describe("signs in plain texts", () => {
  it.each([
    ["Come in **today**", "**today**"],
    ["Come in __today__", "__today__"],
    ["### Opening hours", "###"],
    ["# Opening hours", "#"],
    ["###Opening hours", "###"],
    ["Come in<br>today", "<br>"],
    ["Come <b>in</b>", "<b>"],
    ['See <a href="/x">this</a>', '<a href="/x">'],
    ["Fish&nbsp;&amp; chips", "&nbsp;"],
    ["The `code` of it", "`code`"],
  ])("%s", async (text, signs) => {
    const [reported = []] = await findInTexts("plain", [text]);
    expect(reported[0]).toEqual(["text-signs", signs]);
  });

  it("are none where they mean themselves", async () => {
    const texts = [
      "We are #1 in Texas",
      "5* service, 3 * 4 rooms, rated ***",
      "Prices from $5*",
      "Q&A with R&D, fish & chips",
      "Less than 5 < 6 and 7 > 6",
      "An under_scored_name and snake__case",
      "Apple <3 pie",
      "Salt ** and pepper",
      "It costs 5 & up; call us",
      "The sign ` alone",
      "From <hello> to <goodbye>",
    ];
    expect(await findInTexts("plain", texts)).toEqual(texts.map(() => []));
  });
});

it("what is shown of a long one is its beginning, and it is marked as a whole", async () => {
  const bold = (length: number) => `**${"7".repeat(length - 4)}**`;
  const reported = await examineTexts("plain", [`Now ${bold(40)}`, `Now ${bold(41)}`]);
  expect(reported.map(([issue]) => [issue?.message, issue?.excerpt])).toEqual(
    [40, 41].map((length) => [
      `“${bold(length).slice(0, 40)}” is shown as it stands: this field has plain text, not Markdown.`,
      bold(length),
    ]),
  );
});

describe("names of characters", () => {
  it.each([
    ["A&#31;B", undefined],
    ["A&#32;B", "Write a space."],
    ["A&#160;B", "Write a space."],
    ["A&#xA0;B", "Write a space."],
    ["A&shy;B", "Write a space."],
    ["A&AMP;B", "Write “&” itself."],
    ["A&#55295;B", "Write “\ud7ff” itself."],
    ["A&#55296;B", undefined],
    ["A&#x1F;B", undefined],
    ["A&lorem;B", undefined],
  ])("%s: %s", async (text, hint) => {
    const [issues = []] = await examineTexts("plain", [text]);
    expect(issues.map((issue) => issue.hint)).toEqual(hint === undefined ? [] : [hint]);
  });

  it.each([
    ["Fish &amp; chips", "&amp;", "&"],
    ["Monday&ndash;Friday", "&ndash;", "–"],
    ["It&#8217;s here", "&#8217;", "’"],
    ["It&#x2019;s here", "&#x2019;", "’"],
    ["Ten&nbsp;rooms", "&nbsp;", " "],
  ])("%s", async (text, written, meant) => {
    for (const kind of ["plain", "rich"] as const) {
      const [[issue] = []] = await examineTexts(kind, [text]);
      expect(issue).toMatchObject({ rule: "text-signs", excerpt: written, fix: { value: meant } });
    }
  });

  it("are none without a name or an end", async () => {
    const texts = ["Salt & pepper; bread", "R&D; more", "&c.; and so on", "A&B Bakery; since 1990"];
    expect(await findInTexts("rich", texts)).toEqual(texts.map(() => []));
  });
});

describe("bold that is left over in Markdown", () => {
  it.each([
    ["**Montrose: lounges and suites", "**"],
    ["We are **always open", "**"],
    ["We are ** always ** open", "** always **"],
    ["(**always open)", "**"],
  ])("%s", async (text, signs) => {
    expect(await findInTexts("rich", [text])).toEqual([[["text-signs", signs]]]);
  });

  it("is none in whole bold, code, escapes and footnotes", async () => {
    const texts = [
      "We are **always** open, **every day**.",
      "Two stars: \\*\\* and `**code**`.",
      "From $5** a day. ** Without butter.",
      "2 ** 3 is eight",
      "***Both*** and **more *within* it**",
    ];
    expect(await findInTexts("rich", texts)).toEqual(texts.map(() => []));
  });
});

describe("a link with its brackets exchanged", () => {
  it("comes with how to write it", async () => {
    const [[issue] = []] = await examineTexts("rich", ["See (our texts)[/texts] for more."]);
    expect(issue).toMatchObject({
      rule: "link-form",
      excerpt: "(our texts)[/texts]",
      fix: { value: "[our texts](/texts)" },
    });
  });

  it("is none in other brackets", async () => {
    const texts = [
      "As we know (see there)[1] and (a) [b].",
      "Our [list of texts](/texts) (so) [it] goes.",
    ];
    expect(await findInTexts("rich", texts)).toEqual([[], []]);
  });
});

it("signs of Markdown and HTML mean the same in every language", async () => {
  const texts = ["Komm **heute**", "Brot &amp; Butter", "Brot & Butter"];
  expect(await findInTexts("plain", texts, { language: "de" })).toEqual([
    [["text-signs", "**heute**"]],
    [["text-signs", "&amp;"]],
    [],
  ]);
});
