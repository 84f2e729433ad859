import { describe, expect, it } from "vitest";
import type { JsonSchema } from "../../model/json-schema.ts";
import { compileSchema } from "./compile-schema.ts";
import { membersOf, tagUnion, tagUnions } from "./tag-unions.ts";

const ref = (name: string): JsonSchema => ({ $ref: `#/definitions/${name}` });
const object = (properties: Record<string, JsonSchema>, required = Object.keys(properties)) => ({
  type: "object",
  properties,
  required,
});
const A = object({ type: { const: "a" }, title: ref("Text") });
const B = object({ type: { const: "b" }, items: { type: "array", items: ref("Block") } });
const USE = object({ use: { type: "string", description: "A name." } });
const DEFINITIONS: Record<string, JsonSchema> = {
  Text: { type: "string" },
  A,
  B,
  Use: USE,
  Block: { description: "A block.", anyOf: [ref("A"), ref("B")] },
  Entry: { description: "An entry.", anyOf: [ref("Block"), ref("Use")] },
  Form: { anyOf: [ref("Own"), ref("None")] },
  Own: object({ provider: { const: "own" } }),
  None: object({ provider: { const: "none" } }),
  Mixed: { anyOf: [ref("A"), ref("Text")] },
  Three: { anyOf: [ref("Block"), ref("Use"), ref("Text")] },
  Tagged: { anyOf: [ref("Block"), ref("A")] },
};
const { definitions = {} } = tagUnions({ definitions: DEFINITIONS });

describe("a union whose members a field distinguishes", () => {
  const block = {
    description: "A block.",
    type: "object",
    required: ["type"],
    properties: { type: { type: "string", enum: ["a", "b"] } },
    allOf: [
      {
        if: { type: "object", required: ["type"], properties: { type: { const: "a" } } },
        then: ref("A"),
      },
      {
        if: { type: "object", required: ["type"], properties: { type: { const: "b" } } },
        then: ref("B"),
      },
    ],
  };

  it("asks for each of them by that field", () => {
    expect(definitions.Block).toEqual(block);
    expect(definitions.Form).toMatchObject({ required: ["provider"] });
    expect(tagUnion("type", DEFINITIONS.Block ?? {}, membersOf(block).members)).toEqual(block);
  });

  it("has members that can be listed again, and any other schema none", () => {
    expect(membersOf(block)).toEqual({
      tag: "type",
      members: [
        { value: "a", ref: ref("A") },
        { value: "b", ref: ref("B") },
      ],
    });
    for (const schema of [A, {}, { allOf: [ref("A")] }])
      expect(membersOf(schema)).toEqual({ members: [] });
  });

  it("is distinguished from an object without the field by a field of that one", () => {
    expect(definitions.Entry).toEqual({
      description: "An entry.",
      if: { required: ["type"] },
      then: ref("Block"),
      else: {
        properties: { use: { description: "A name." } },
        if: { required: ["use"] },
        then: ref("Use"),
        else: ref("Block"),
      },
    });
  });

  it("stays as it is when nothing distinguishes its members", () => {
    for (const name of ["Mixed", "Three", "Tagged"])
      expect(definitions[name]).toEqual(DEFINITIONS[name]);
    expect(tagUnions({ type: "object" })).toEqual({ type: "object", definitions: {} });
  });
});

describe("what is made of a schema", () => {
  const describeOf = compileSchema<string | (() => string)>(
    {
      definitions: {
        ...definitions,
        Open: { type: "object", properties: { a: ref("Text") }, additionalProperties: ref("Text") },
        Closed: { type: "object", additionalProperties: false, properties: { a: ref("Text") } },
        Records: { type: "object", additionalProperties: ref("Text") },
        Either: { anyOf: [ref("Line"), ref("Closed")] },
        Literal: { anyOf: [{ type: "string" }, ref("Closed")] },
        Line: { type: "string" },
        Numbers: { type: "array", items: { type: "number" } },
        Any: { type: "array" },
      },
    },
    {
      named: { Text: "text", Line: "line" },
      plain: "plain",
      object: (fields, others) =>
        `{${[...fields].map(([key, made]) => `${key}: ${shown(made)}`).join(", ")} | ${shown(others)}}`,
      list: (item) => `[${shown(item)}]`,
      tagged: (tag, members) =>
        `${tag}<${[...members].map(([key, made]) => `${key}: ${shown(made)}`).join("; ")}>`,
      having: (field, made, otherwise) => `${field}? ${shown(made)} : ${shown(otherwise)}`,
      either: (text, other) => `${shown(text)} or ${shown(other)}`,
      later: (get) => () => `later ${typeof get()}`,
    },
  );
  function shown(made: string | (() => string)): string {
    return typeof made === "string" ? made : "itself";
  }

  it.each([
    ["A", "{type: plain, title: text | plain}"],
    [
      "Block",
      "type<a: {type: plain, title: text | plain}; b: {type: plain, items: [itself] | plain}>",
    ],
    ["Open", "{a: text | text}"],
    ["Closed", "{a: text | plain}"],
    ["Records", "{ | text}"],
    ["Either", "line or {a: text | plain}"],
    ["Literal", "plain or {a: text | plain}"],
    ["Numbers", "[plain]"],
    ["Any", "plain"],
    ["Nobody", "plain"],
    ["Text", "text"],
  ])("of %s is %s", (name, expected) => {
    expect(describeOf(name)).toBe(expected);
  });

  it("asks for the field that distinguishes two kinds", () => {
    expect(describeOf("Entry")).toMatch(/^type\? .+ : use\? \{use: plain \| plain\} : .+$/);
  });
});
