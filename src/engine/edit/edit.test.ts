import { expect, it } from "vitest";
import { changeJson } from "./edit.ts";

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
