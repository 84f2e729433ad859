import { expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import type { Field } from "../../contract/field.ts";
import { fieldInWords } from "./value-words.ts";

const OVERVIEW = {} as unknown as Overview;
const POINTS: Field = {
  label: "Points",
  kind: "list",
  least: 0,
  item: {
    label: "Point",
    kind: "group",
    fields: { icon: { label: "Icon", kind: "icon" }, text: { label: "Text", kind: "text" } },
  },
};

it("says the texts of a list without the names of its icons", () => {
  const value = [
    { icon: "file-pen-line", text: "We write it" },
    { icon: "phone", text: "We call" },
  ];
  expect(fieldInWords(POINTS, "/blocks/0/points", value, OVERVIEW)).toBe("We write it\nWe call");
});

it("says a value that has no texts as it is", () => {
  const count: Field = { label: "Count", kind: "number", whole: true };
  expect(fieldInWords(count, "/blocks/0/count", 3, OVERVIEW)).toBe("3");
});
