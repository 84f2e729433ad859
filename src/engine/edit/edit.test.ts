import { expect, it } from "vitest";
import { changeJson } from "./edit.ts";
import { lineDiff } from "./line-diff.ts";
import { pairItems } from "./pair-items.ts";

const WRITTEN = `{
  "title": "A",
  "aliases": ["/a", "/b"],
  "links": [{ "label": "x", "href": "/a" }]
}
`;

it("leaves lists on one line there, also those that change", () => {
  const changed = changeJson(WRITTEN, [
    { pointer: "/aliases/2", value: "/c" },
    { pointer: "/links/0/href", value: "/elsewhere" },
  ]);
  expect(changed).toBe(WRITTEN.replace('"/b"]', '"/b", "/c"]').replace('"/a" }', '"/elsewhere" }'));
});

it("takes entries and fields away, and nothing around them", () => {
  const changed = changeJson(WRITTEN, [
    { pointer: "/aliases/0", value: undefined },
    { pointer: "/links", value: undefined },
  ]);
  expect(changed).toBe('{\n  "title": "A",\n  "aliases": ["/b"]\n}\n');
});

it("leaves a file on one line there", () => {
  const text = '{ "title": "A", "blocks": [{ "type": "cards", "pages": ["/a"] }] }';
  expect(changeJson(text, [{ pointer: "/blocks/0/pages/1", value: "/b" }])).toBe(
    text.replace('["/a"]', '["/a", "/b"]'),
  );
});

it("makes the objects on the way to a new value, and replaces the whole of a text", () => {
  expect(changeJson('{ "a": 1 }', [{ pointer: "/b/c", value: 2 }])).toBe(
    '{\n  "a": 1,\n  "b": {\n    "c": 2\n  }\n}',
  );
  expect(changeJson("{ }", [{ pointer: "", value: [1] }])).toBe("[1]");
  expect(changeJson('{ "a": null }', [{ pointer: "/a/b", value: 1 }])).toContain('"b": 1');
});

it("takes no entry away that is not there", () => {
  const text = '{ "a": [1, 2] }';
  expect(changeJson(text, [{ pointer: "/a/2", value: undefined }])).toBe(text);
  expect(changeJson(text, [{ pointer: "/b", value: undefined }])).toBe(text);
});

it.each<[string, string[], string[], string[]]>([
  ["nothing", ["a", "b"], ["a", "b"], []],
  ["a line", ["a", "b", "c"], ["a", "x", "c"], ["    2 - b", "    2 + x"]],
  ["a new line", ["a", "c"], ["a", "b", "c"], ["    2 + b"]],
  ["a line that is gone", ["a", "b", "c"], ["a", "c"], ["    2 - b"]],
  ["the first line", ["a", "b"], ["b"], ["    1 - a"]],
  ["the last line", ["a"], ["a", "b"], ["    2 + b"]],
  ["lines that change places", ["a", "b"], ["b", "a"], ["    1 - a", "    2 + a"]],
  ["lines that come again", ["a", "x", "a", "b"], ["x", "a", "b", "a"], ["    1 - a", "    4 + a"]],
  [
    "as few lines as can be",
    ["a", "b", "c", "d"],
    ["c", "d", "a", "b", "c"],
    ["    1 + c", "    2 + d", "    4 - d"],
  ],
  ["everything", ["a"], ["b", "c"], ["    1 - a", "    1 + b", "    2 + c"]],
])("shows of two texts that differ in %s", (_, before, after, shown) => {
  expect(lineDiff(before.join("\n"), after.join("\n"))).toEqual(shown);
});

const CTA = { type: "cta", title: "A" };
it.each<[string, unknown[], unknown[], (number | undefined)[]]>([
  ["stay", [1, 2], [1, 2], [0, 1]],
  ["change places", [1, 2, 3], [3, 1, 2], [2, 0, 1]],
  ["are taken away", [1, 2, 3], [1, 3], [0, 2]],
  ["are new", [1], [2, 1], [undefined, 0]],
  ["stand twice", [1, 1], [1, 1, 1], [0, 1, undefined]],
  ["stand where an equal one stands", [1, 1], [2, 1], [0, 1]],
  ["change", [CTA], [{ ...CTA, title: "B" }], [0]],
  ["are of another type", [CTA], [{ ...CTA, type: "hero" }], [undefined]],
  ["are of another kind", [[], {}, "a", 1], [2, "b", { a: 1 }, [1]], [3, 2, 1, 0]],
  ["are nothing", [null, {}], [{ a: 1 }, null], [1, 0]],
  ["are lists that become objects", [[]], [{ type: undefined }], [undefined]],
])("finds again the entries of a list that %s", (_, before, after, pairs) => {
  expect(pairItems(before, after)).toEqual(pairs);
});
