import { expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { fieldLookup, hasRole, namesWith } from "./field-lookup.ts";
import { tagUnions } from "./tag-unions.ts";

const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const block = (type: string, fields: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties: { type: { const: type }, ...fields },
});
const schema = tagUnions({
  definitions: {
    Page: {
      type: "object",
      properties: {
        blocks: { type: "array", items: ref("Entry") },
        links: { type: "array", items: { anyOf: [ref("Link"), ref("Group")] } },
        facts: { type: "object", additionalProperties: { type: "string", role: "brief" } },
        text: { role: "subject", anyOf: [{ type: "string" }, { type: "array", items: {} }] },
      },
    },
    Entry: { anyOf: [ref("Block"), ref("Use")] },
    Use: { type: "object", properties: { use: { role: "label" } }, required: ["use"] },
    Block: { anyOf: [ref("A"), ref("B")] },
    A: block("a", { words: { type: "string", role: "label subject" } }),
    B: block("b", {
      words: { type: "string" },
      rows: { type: "array", role: "answers", items: ref("Row") },
    }),
    Row: { type: "object", properties: { head: { type: "string", role: "heading" } } },
    Link: { type: "object", properties: { to: { role: "label" } } },
    Group: { type: "object", properties: { of: { role: "heading" } } },
  },
});
const page = {
  blocks: [
    { type: "a", words: "A" },
    { type: "b", words: "B", rows: [{ head: "C" }] },
    { use: "d" },
    { type: "c", words: "E" },
    null,
  ],
  links: [{ to: "/" }, { of: "F" }],
  facts: { year: "2026" },
  text: ["G", "H"],
};
const { fieldAt, fieldsAt } = fieldLookup(schema)("Page");

it.each([
  ["/blocks/0/words", "label subject"],
  ["/blocks/1/words", undefined],
  ["/blocks/1/rows", "answers"],
  ["/blocks/1/rows/0", "answers"],
  ["/blocks/1/rows/0/head", "heading"],
  ["/blocks/2/use", "label"],
  ["/blocks/3/words", undefined],
  ["/blocks/4/words", undefined],
  ["/links/0/to", "label"],
  ["/links/1/of", "heading"],
  ["/facts/year", "brief"],
  ["/text", "subject"],
  ["/text/1", "subject"],
  ["", undefined],
  ["/nowhere/else", undefined],
])("the field at %j is %s", (pointer, role) => {
  expect(fieldAt(page, pointer).role).toBe(role);
});

it("knows which fields a value can have, by what it is", () => {
  const names = (pointer: string) => Object.keys(fieldsAt(page, pointer));
  expect(names("/blocks/0")).toEqual(["type", "words"]);
  expect(names("/blocks/1")).toEqual(["type", "words", "rows"]);
  expect(names("/blocks/2")).toEqual(["use"]);
  expect(names("/blocks/3")).toEqual([]);
  expect(names("/links/1")).toEqual(["of"]);
});

it("a field can be several things, each as a whole word", () => {
  const field = fieldAt(page, "/blocks/0/words");
  expect([hasRole(field, "label"), hasRole(field, "subject"), hasRole(field, "brief")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(namesWith(fieldsAt(page, "/blocks/0"), "subject")).toEqual(["words"]);
});

it("fields of the real schema have what their types say in their tags", () => {
  const lookup = fieldLookup(ENGINE.schemas.page)("PageFile");
  const picture = { picture: { src: "/media/a.svg", alt: "A" } };
  expect(lookup.fieldAt(picture, "/picture/src").accepts).toBe("picture");
});

it("knows all names that fields of a role have", () => {
  expect(fieldLookup(schema)("Page").namesOf("heading")).toEqual(["head", "of"]);
  expect(fieldLookup(schema)("Page").namesOf("question")).toEqual([]);
  expect(fieldLookup(ENGINE.schemas.page)("PageFile").namesOf("question")).toEqual(["question"]);
});
