import { describe, expect, it } from "vitest";
import type { Issue } from "../model/issue.ts";
import { fixText } from "./fix.ts";

const TEXT = '{\n  "titel": "Rye",\n  "text": "See /viist, or /viist.",\n  "href": "/viist"\n}\n';
const issue = (fields: Partial<Issue>): Issue => ({
  rule: "link-dead",
  message: "",
  hint: "",
  file: "/a.json",
  pointer: "",
  ...fields,
});
const VALUE = issue({ pointer: "/href", fix: { value: "/visit" } });

describe("what is fixed without asking", () => {
  it("is a value, a name and a part of a text, and nothing beside them", () => {
    const name = issue({ pointer: "/titel", atKey: true, fix: { key: "title" } });
    const part = issue({ pointer: "/text", excerpt: "See /viist", fix: { value: "See /visit" } });
    expect(fixText(TEXT, [VALUE, part, name])).toBe(
      '{\n  "title": "Rye",\n  "text": "See /visit, or /viist.",\n  "href": "/visit"\n}\n',
    );
  });

  it("is nothing without a certain fix", () => {
    expect(fixText(TEXT, [issue({ pointer: "/href" })])).toBe(TEXT);
  });

  it("is nothing where there is nothing to write over", () => {
    const fix = { value: "x" };
    expect(fixText(TEXT, [issue({ pointer: "/none", fix, span: { offset: 3, length: 0 } })])).toBe(
      TEXT,
    );
  });

  it("is written as JSON has it", () => {
    const fix = { value: 'a "b" \\ c' };
    expect(JSON.parse(fixText(TEXT, [issue({ pointer: "/href", fix })])).href).toBe(fix.value);
    const part = issue({ pointer: "/text", excerpt: "See", fix });
    expect(JSON.parse(fixText(TEXT, [part])).text).toBe(`${fix.value} /viist, or /viist.`);
  });

  it("is no part of a text that is written with escapes", () => {
    const text = '{ "text": "See \\u002fviist" }';
    const fix = { value: "/visit" };
    expect(fixText(text, [issue({ pointer: "/text", excerpt: "/viist", fix })])).toBe(text);
  });
});

describe("a file with mistakes in its syntax", () => {
  const TEXT = '{ "a": 1,, "b": 2, "href": "/viist" }';
  const comma = issue({
    rule: "json-syntax",
    span: { offset: 9, length: 1 },
    fix: { edits: [{ offset: 9, length: 1, text: "" }] },
  });
  const open = issue({ rule: "json-syntax", span: { offset: 0, length: 1 } });

  it("gets its syntax fixed, and the rest when that can be read", () => {
    expect(fixText(TEXT, [comma, VALUE])).toBe('{ "a": 1, "b": 2, "href": "/viist" }');
  });

  it("is left alone when one of them is left to a person", () => {
    expect(fixText(TEXT, [comma, open, VALUE])).toBe(TEXT);
  });

  it("is left alone when it would still be no JSON", () => {
    const broken = TEXT.replace("}", "");
    expect(fixText(broken, [comma])).toBe(broken);
  });
});
