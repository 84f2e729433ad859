import { describe, expect, it } from "vitest";
import { parseFile } from "../parse.ts";
import { locate } from "../positions.ts";
import { readingEdits, toIssue } from "./mistake.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);

function parse(content: string | Uint8Array) {
  const bytes = typeof content === "string" ? bytesOf(content) : content;
  return parseFile({ file: "/pages/a.json", path: "a.json", bytes });
}

/** `line:column rule message` of every issue. */
function reported(content: string | Uint8Array): string[] {
  const text = typeof content === "string" ? content : new TextDecoder().decode(content);
  return parse(content).issues.map((issue) => {
    const { line, column } = locate(text, issue);
    return `${line}:${column} ${issue.message}`;
  });
}

/** The text with every certain fix applied. */
function fixed(text: string): string {
  return parse(text)
    .issues.flatMap(({ fix }) => (fix && "edits" in fix ? fix.edits : []))
    .sort((a, b) => b.offset - a.offset)
    .reduce(
      (done, { offset, length, text: next }) =>
        done.slice(0, offset) + next + done.slice(offset + length),
      text,
    );
}

const PAGE =
  '{\n  "title": "A",\n  "blocks": [\n    { "type": "hero" },\n    { "type": "cta" }\n  ]\n}\n';
const GOOD = JSON.stringify(JSON.parse(PAGE));

describe("one mistake in a file gives one issue at its position", () => {
  it.each([
    [
      "a comma too many in an object",
      '{\n  "a": 1,\n}',
      "2:9 A comma too many stands before the closing }.",
    ],
    [
      "a comma too many in a list",
      '{ "a": [1, 2,] }',
      "1:13 A comma too many stands before the closing ].",
    ],
    ["two commas", '{ "a": 1,, "b": 2 }', "1:10 Two commas stand together."],
    ["a comma first", '{ "a": [, 1] }', "1:9 A comma stands before the first entry."],
    ["a comma after the end", '{ "a": 1 },\n', "1:11 A comma stands after the end of the page."],
    ["a missing comma", '{\n  "a": 1\n  "b": 2\n}', "3:3 A comma is missing before this."],
    [
      "a missing comma between blocks",
      PAGE.replace("},\n", "}\n"),
      "5:5 A comma is missing before this.",
    ],
    [
      "a missing comma on one line",
      '{ "a": "x" "b": "y" }',
      "1:12 A comma is missing before this.",
    ],
    [
      "a missing colon",
      '{ "a" 1 }',
      "1:7 A colon is missing between the field name and its value.",
    ],
    ["a missing value", '{ "a": , "b": 2 }', "1:8 A value is missing here."],
    [
      "a name without a value",
      '{ "a", "b": 2 }',
      "1:3 A field needs a name and a value; here stands one of them only.",
    ],
    [
      "a value without a name",
      '{ : 1, "b": 2 }',
      "1:3 A field name in double quotes is missing here.",
    ],
    ["fields in a list", '{ "a": ["b": 2] }', "1:9 A list holds values, not fields with names."],
    [
      "single quotes",
      "{ \"a\": 'b' }",
      "1:8 This text stands in a single quote ', not in straight double quotes.",
    ],
    [
      "single quotes around a name",
      "{ 'a': 1 }",
      "1:3 This text stands in a single quote ', not in straight double quotes.",
    ],
    [
      "curly quotes",
      "{ “a”: 1 }",
      "1:3 This text stands in a curly or foreign quote “, not in straight double quotes.",
    ],
    [
      "curly quotes around a value",
      '{ "a": “b c” }',
      "1:8 This text stands in a curly or foreign quote “, not in straight double quotes.",
    ],
    [
      "angle quotes",
      '{ "a": «b» }',
      "1:8 This text stands in a curly or foreign quote «, not in straight double quotes.",
    ],
    [
      "backticks",
      '{ "a": `b` }',
      "1:8 This text stands in a single quote `, not in straight double quotes.",
    ],
    [
      "a quote inside a text",
      '{ "a": "He said "hi" to me", "b": 1 }',
      "1:17 A double quote inside a text would end the text.",
    ],
    [
      "an apostrophe in single quotes",
      "{ \"a\": 'it's' }",
      "1:8 This text stands in a single quote ', not in straight double quotes.",
    ],
    ["a line comment", '{\n  // a remark\n  "a": 1\n}', "2:3 JSON has no comments."],
    ["a block comment", '{ /* a\n remark */ "a": 1 }', "1:3 JSON has no comments."],
    ["a hash comment", '{\n  "a": 1 # a remark\n}', "2:10 JSON has no comments."],
    ["a comment without an end", '{ "a": 1 }\n/* open', "2:1 JSON has no comments."],
    ["a name without quotes", "{ a: 1 }", "1:3 The field name a stands without quotes."],
    ["a text without quotes", '{ "a": hero }', "1:8 The text hero stands without quotes."],
    [
      "several words without quotes",
      '{ "a": Fort Worth, "b": 1 }',
      "1:8 The text Fort Worth stands without quotes.",
    ],
    [
      "a name whose first quote is missing",
      '{\n  title": "A",\n  "b": 1\n}',
      "2:3 A double quote is missing here.",
    ],
    [
      "a name whose last quote is missing",
      '{\n  "title: "A",\n  "b": 1\n}',
      "2:9 A double quote is missing here.",
    ],
    [
      "a text whose first quote is missing",
      '{\n  "title": Rye bread",\n  "b": 1\n}',
      "2:12 A double quote is missing here.",
    ],
    ["a quote within a name", '{\n  "ti"tle": "A",\n  "b": 1\n}', '2:6 This " is one too many.'],
    [
      "a brace too many within",
      '{\n  "a": {},\n  "b": 1 },\n  "c": { "d": 2 }\n}',
      "3:10 This } is one too many.",
    ],
    [
      "an opening brace that is missing",
      '{ "a": [\n    "type": "x", "b": 1 },\n    { "type": "y" }\n] }',
      "2:5 An opening { is missing here.",
    ],
    [
      "an opening bracket that is missing",
      '{\n  "a":\n    "one",\n    "two"\n  ],\n  "b": 1\n}',
      "3:5 An opening [ is missing here.",
    ],
    ["a colon too many", '{ "a": "x":, "b": 1 }', "1:11 This : is one too many."],
    ["a comma after a name", '{ "a",: 1, "b": 2 }', "1:6 This , is one too many."],
    ["NaN", '{ "a": NaN }', "1:8 NaN is no value that JSON knows."],
    ["Infinity", '{ "a": -Infinity }', "1:8 -Infinity is no value that JSON knows."],
    ["undefined", '{ "a": undefined }', "1:8 undefined is no value that JSON knows."],
    ["None", '{ "a": None }', "1:8 None is no value that JSON knows."],
    ["True", '{ "a": True }', "1:8 True has to be written in small letters."],
    ["a leading zero", '{ "a": 007 }', "1:8 007 is not a number as JSON writes it."],
    ["a hexadecimal number", '{ "a": 0x1F }', "1:8 0x1F is not a number as JSON writes it."],
    ["a plus sign", '{ "a": +5 }', "1:8 +5 is not a number as JSON writes it."],
    ["a point first", '{ "a": .5 }', "1:8 .5 is not a number as JSON writes it."],
    [
      "a day without quotes",
      '{ "a": 2026-11-20 }',
      "1:8 The day 2026-11-20 stands without quotes.",
    ],
    [
      "a day with slashes",
      '{ "a": 11/20/2026, "b": 1 }',
      "1:8 The day 11/20/2026 stands without quotes.",
    ],
    ["a fraction", '{ "a": 1/2 }', "1:8 1/2 is not a number as JSON writes it."],
    ["a remark behind a number", '{ "a": 1// a remark\n}', "1:9 JSON has no comments."],
    [
      "an unclosed object in a list",
      PAGE.replace('"hero" },', '"hero",'),
      "4:5 This { is never closed.",
    ],
    [
      "an unclosed object before another",
      '{ "a": [{ "b": 1 { "c": 2 }] }',
      "1:9 This { is never closed.",
    ],
    ["an unclosed list", '{\n  "a": [1, 2\n}', "2:8 This [ is never closed."],
    [
      "the wrong bracket",
      '{ "a": [1, 2} , "b": 3 }',
      "1:13 This } closes the [ of line 1, which needs ].",
    ],
    ["a bracket too many", `${PAGE}}\n`, "8:1 A closing } too many stands here."],
    [
      "two documents",
      '{ "a": 1 }\n{ "b": 2 }',
      "2:1 A second document begins here; the first ends just before.",
    ],
    ["words after the end", '{ "a": 1 }\nthanks', "2:1 The text thanks stands without quotes."],
    ["a truncated file", PAGE.slice(0, 38), "4:5 The file ends before this { is closed."],
    [
      "a file that ends in a text",
      PAGE.slice(0, 51),
      "4:15 The file breaks off in the middle of the text that begins here.",
    ],
    ["an unclosed text", '{\n  "a": "one,\n  "b": 2\n}', "2:8 A text is not closed on its line."],
    ["a raw line break", '{ "a": "one\ntwo" }', "1:12 A line break stands inside a text."],
    [
      "raw line breaks of a paragraph",
      '{ "a": "one\n\ntwo\nthree" }',
      "1:12 A line break stands inside a text.",
    ],
    ["a tab in a text", '{ "a": "one\ttwo" }', "1:12 A tab stands inside a text."],
    ["a bad escape", '{ "a": "C:\\pages" }', "1:11 A backslash before p means nothing in JSON."],
    [
      "a bad unicode escape",
      '{ "a": "\\u12G4" }',
      "1:9 \\u must be followed by four hexadecimal digits.",
    ],
    ["an unusual space", '{\u00a0"a": 1 }', "1:2 A no-break space (U+00A0) stands here."],
    ["an unusual comma", '{ "a": 1， "b": 2 }', "1:9 The sign ， stands where JSON wants a comma."],
    [
      "a merge conflict",
      '{\n<<<<<<< HEAD\n  "a": 1\n=======\n  "a": 2\n>>>>>>> other\n}',
      "2:1 Two changes of this file were not merged.",
    ],
    [
      "a left-over mark",
      '{\n  "a": 1\n>>>>>>> other\n}',
      "3:1 A mark of a merge that was not finished stands here.",
    ],
    [
      "YAML",
      "title: A\nblocks:\n  - type: hero\n",
      "1:1 This file is YAML, not JSON, though its name ends in .json.",
    ],
    [
      "YAML with a beginning",
      "---\ntitle: A\n",
      "1:1 This file is YAML, not JSON, though its name ends in .json.",
    ],
    [
      "HTML",
      "<!doctype html>\n<title>A</title>",
      "1:1 This file is HTML, not JSON, though its name ends in .json.",
    ],
    [
      "JavaScript",
      'export default { "a": 1 };',
      "1:1 This file is JavaScript, not JSON, though its name ends in .json.",
    ],
    ["an empty file", " \n", "1:1 The file is empty."],
    ["no bytes", "", "1:1 The file is empty."],
    [
      "a hidden direction",
      '{ "a": "x\u202ey" }',
      "1:10 A character that turns the direction of the text (U+202E) is hidden here.",
    ],
    [
      "an escaped direction",
      '{ "a": "x\\u2066y" }',
      "1:10 A character that turns the direction of the text (U+2066) is hidden here.",
    ],
    [
      "a zero-width space",
      '{ "a": "/con\u200btact" }',
      "1:13 A character that cannot be seen (U+200B) is hidden here.",
    ],
    [
      "an escaped zero",
      '{ "a": "x\\u0000" }',
      "1:10 A character that cannot be seen (U+0000) is hidden here.",
    ],
    ["half a character", '{ "a": "\\ud83d" }', "1:9 Half a character (U+D83D) stands here."],
    [
      "a field given twice",
      '{ "a": 1, "a": 2 }',
      '1:11 The field "a" stands here for the second time; the first is on line 1.',
    ],
  ])("%s", (_, text, expected) => {
    expect(reported(text)).toEqual([expected]);
  });
});

describe("encodings", () => {
  const utf16 = (text: string, mark = "") =>
    new Uint8Array(
      [...(mark + text)].flatMap((c) => [c.charCodeAt(0) & 255, c.charCodeAt(0) >> 8]),
    );

  it("names Latin-1 at its first byte, with the character meant", () => {
    const text = '{\n  "a": "caf?"\n}';
    const bytes = bytesOf(text);
    bytes[text.indexOf("?")] = 0xe9;
    expect(reported(bytes)).toEqual([
      "2:12 This file is not saved as UTF-8: the byte E9 here is é in Latin-1.",
    ]);
  });

  it.each([
    ["with a mark", utf16(PAGE, "\uFEFF")],
    ["without a mark", utf16(PAGE)],
  ])("names UTF-16 %s", (_, bytes) => {
    expect(reported(bytes)).toEqual(["1:1 This file is saved as UTF-16."]);
  });

  it.each([
    [
      "the other way round, with a mark",
      [0xfe, 0xff, 0, 0x7b, 0, 0x7d],
      "This file is saved as UTF-16.",
    ],
    ["the other way round", [0, 0x7b, 0, 0x7d], "This file is saved as UTF-16."],
    ["of two letters", [0x7b, 0, 0x7d, 0], "This file is saved as UTF-16."],
    ["of other letters in part", [...utf16('{"\u03b1": 1}')], "This file is saved as UTF-16."],
    ["too short to tell", [0x7b, 0, 0x7d], "This file is no text: it is full of zero bytes."],
    ["with a zero in ten", [...bytesOf("[1, 2, 3"), 0, 0x5d], "A zero byte stands in this file."],
    [
      "with two zeros in ten",
      [...bytesOf("[1, 2,"), 0, 0x20, 0, 0x5d],
      "This file is no text: it is full of zero bytes.",
    ],
  ])("names a text of two bytes a letter, and of zeros: %s", (_, bytes, message) => {
    expect(parse(new Uint8Array(bytes)).issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each([
    ["a byte that begins no character", [0x80], "80", 3],
    ["half a character of two bytes", [0xc3], "C3", 3],
    ["part of one of three bytes", [0xe2, 0x82], "E2", 3],
    ["part of one of four bytes", [0xf0, 0x9f, 0x98], "F0", 3],
    ["a byte after a whole character", [0xc3, 0xa9, 0xa9], "A9", 4],
    ["a byte after one of three bytes", [0xe2, 0x82, 0xac, 0xac], "AC", 4],
    ["a byte after one of four bytes", [0xf0, 0x9f, 0x98, 0x80, 0x80], "80", 5],
    ["a byte that is in no text", [0xff], "FF", 3],
  ])("names %s where it stands", (_, bytes, byte, column) => {
    const [issue, ...others] = parse(new Uint8Array([0x5b, 0x22, ...bytes, 0x22, 0x5d])).issues;
    expect(others).toEqual([]);
    expect(issue?.message).toContain(`not saved as UTF-8: the byte ${byte} here`);
    expect(issue?.span).toEqual({ offset: column - 1, length: 1 });
  });

  it("names half a character at the end of a file", () => {
    expect(reported(new Uint8Array([...bytesOf("[1]"), 0xe2, 0x82]))[0]).toMatch(/^1:4 .*byte E2/);
  });

  it("names a zero byte, and a file full of them", () => {
    expect(reported('{\n "a": 1\u0000 }')).toEqual(["2:8 A zero byte stands in this file."]);
    expect(parse(new Uint8Array(500)).issues[0]?.message).toContain("full of zero bytes");
  });

  it("takes a byte order mark away and keeps the positions", () => {
    expect(reported('\uFEFF{\n  "a": 1,\n}'.slice(1))).toEqual(reported('{\n  "a": 1,\n}'));
    expect(parse(bytesOf(`\uFEFF${PAGE}`)).issues).toEqual([]);
  });
});

describe("what to do about a word without quotes", () => {
  it.each([
    ["NaN", "Write a number in digits, or delete the field."],
    ["-inf", "Write a number in digits, or delete the field."],
    ["undefined", "Delete the field: what is not needed is left out."],
    ["NULL", "Delete the field: what is not needed is left out."],
    ["FALSE", "Write false."],
    ["007", "Write 7."],
    ["+5", "Write 5."],
    [".5", "Write 0.5."],
    ["1_000", "Write 1000."],
    ["0x1F", "Write 31."],
    ["12px", "Write digits with a point for decimals. Put texts in straight double quotes."],
    ["3/4/2026", 'Write it as text, for example "2026-11-20".'],
    ["hero", "Put texts in straight double quotes."],
  ])("%s: %s", (word, hint) => {
    const issues = parse(`{ "a": ${word} }`).issues;
    expect(issues.map((issue) => issue.hint)).toEqual([hint]);
  });

  it.each([
    [40, ""],
    [41, "…"],
  ])("shows at most forty letters of it: of %i", (length, rest) => {
    const [issue] = parse(`{ "a": ${"x".repeat(length)} }`).issues;
    expect(issue?.message).toBe(`The text ${"x".repeat(40)}${rest} stands without quotes.`);
  });

  it.each(["true", "null", "-0.5e+3", "1E5", "0"])("%s is one that JSON knows", (word) => {
    expect(parse(`{ "a": ${word} }`).issues).toEqual([]);
  });
});

describe("several mistakes", () => {
  it("are all reported when they do not follow from one another", () => {
    expect(
      reported(
        [
          "{",
          "  title: 'A',",
          '  "description": "B"',
          '  "order": 01, // first',
          '  "blocks": [',
          '    { "type": “hero” },',
          '    { "type": "cta", "title": "C", },',
          "  ]",
          "}",
        ].join("\n"),
      ).map((line) => line.split(" ")[0]),
    ).toEqual(["2:3", "2:10", "4:3", "4:12", "4:16", "6:15", "7:34", "7:37"]);
  });

  it("are reported in files with thousands of them, up to a limit", () => {
    expect(parse(`{${"'a': b,".repeat(20_000)}}`).issues).toHaveLength(50);
  });
});

describe("certain fixes", () => {
  it.each([
    ['{"title":"A",,"blocks":[{"type":"hero",},{"type":"cta"}]}'],
    ['{"title":"A" "blocks":[{"type":"hero"} {"type":"cta"}]}'],
    ['{\'title\':\'A\',"blocks":[{"type":“hero”},{type:"cta"}]}'],
    ['{"title":"A,\n"blocks":[{"type":"hero"},{"type":"cta"}]}'],
  ])("make %s a page again", (text) => {
    expect(JSON.stringify(JSON.parse(fixed(text)))).toBe(GOOD);
  });
});

describe("texts made to do harm", () => {
  it.each([
    ["brackets", "[".repeat(1_000_000)],
    ["objects", '{"a":'.repeat(300_000)],
    ["unclosed quotes", '"\\"'.repeat(600_000)],
    ["brackets after a broken text", `{"a": "\n${"[".repeat(500_000)}`],
    ["commas", `[${",".repeat(1_000_000)}]`],
    ["quotes", "'\"".repeat(500_000)],
    ["one long line of words", `{ "a": ${"b ".repeat(500_000)} }`],
    ["conflict marks", "<<<<<<< a\n".repeat(100_000)],
    ["hidden characters", `{ "a": "${"\u202e".repeat(500_000)}" }`],
    ["comments", "/*".repeat(500_000)],
  ])("%s are reported with few words", (_, text) => {
    const { issues } = parse(text);
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.length).toBeLessThan(60);
  });

  it("a file of many megabytes is not parsed at all", () => {
    expect(reported(`{"a":"${"x".repeat(3_000_000)}"}`)[0]).toContain("3.0 MB large");
  });

  it("a file of very many values is not compared with the rules", () => {
    expect(reported(`{"blocks":[${"{},".repeat(99_999)}{}]}`)[0]).toContain("holds 100002 values");
  });

  it("a field __proto__ stays a field and changes nothing", () => {
    const { parsed } = parse('{"__proto__": {"polluted": true}}');
    expect(Object.keys(parsed?.value as object)).toEqual(["__proto__"]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe("the issue of a mistake", () => {
  const mistake = { offset: 5, message: "Wrong.", hint: "Right it." };
  const edits = [{ offset: 5, length: 1, text: "," }];

  it.each([
    [0, 1],
    [1, 1],
    [2, 2],
  ])("of %i characters marks %i", (length, marked) => {
    expect(toIssue("/a.json", { ...mistake, length })).toEqual({
      rule: "json-syntax",
      message: "Wrong.",
      hint: "Right it.",
      file: "/a.json",
      pointer: "",
      span: { offset: 5, length: marked },
    });
  });

  it("has its changes: those that right it, and those with which the rest can be read", () => {
    const sure = toIssue("/a.json", { ...mistake, length: 1, edits });
    expect(sure.fix).toEqual({ edits });
    expect(readingEdits(sure)).toEqual(edits);
    const unsure = toIssue("/a.json", { ...mistake, length: 1, readAs: edits });
    expect(unsure.fix).toBeUndefined();
    expect(readingEdits(unsure)).toEqual(edits);
    expect(readingEdits(toIssue("/a.json", { ...mistake, length: 1 }))).toEqual([]);
  });
});
