import { expect, it } from "vitest";
import type { Field } from "../../contract/field.ts";
import { textFields } from "./text-fields.ts";

const TEXT: Field = { label: "Text", kind: "text" };
const RICH: Field = { label: "Answer", kind: "rich-text" };
const FIELDS: Record<string, Field> = {
  title: TEXT,
  count: { label: "Count", kind: "number", whole: true },
  items: {
    label: "Items",
    kind: "list",
    least: 0,
    item: { label: "Item", kind: "group", fields: { question: TEXT, answer: RICH } },
  },
  intro: {
    label: "Intro",
    kind: "either",
    options: [TEXT, { label: "More", kind: "group", fields: { text: TEXT } }],
  },
};

function textsIn(value: object) {
  return textFields(FIELDS, value).map(({ keys, text }) => [keys.join("/"), text]);
}

it("finds the texts of fields, lists and groups, with the keys that lead there", () => {
  expect(
    textsIn({ title: "T", count: 3, items: [{ question: "Q", answer: ["a", "", "b"] }] }),
  ).toEqual([
    ["title", "T"],
    ["items/0/question", "Q"],
    ["items/0/answer", "a\n\nb"],
  ]);
});

it("follows the form that a value has", () => {
  expect(textsIn({ intro: "plain" })).toEqual([["intro", "plain"]]);
  expect(textsIn({ intro: { text: "inner" } })).toEqual([["intro/text", "inner"]]);
});

it("finds nothing in values of another kind", () => {
  expect(textsIn({ title: 5, items: "no list", intro: null })).toEqual([]);
});
