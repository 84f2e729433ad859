import { expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import type { JsonSchema } from "../../model/json-schema.ts";

const { schemas, validate } = ENGINE;

/** What a pattern allows has a largest length by itself when nothing in it is repeated without end. */
function isBounded({ enum: values, const: only, maxLength, pattern }: JsonSchema): boolean {
  const isFixed = pattern !== undefined && !/[*+]|,\}/.test(pattern.replace(/\\./g, ""));
  return values !== undefined || only !== undefined || maxLength !== undefined || isFixed;
}

/** Parts of a schema where texts or lists may be as long as they like. */
function boundless(schema: JsonSchema, at: string, around: JsonSchema = {}): string[] {
  const limits = { ...around, ...schema };
  const own =
    (schema.type === "string" && !isBounded(limits)) ||
    (schema.type === "array" && limits.maxItems === undefined);
  const inner: [string, JsonSchema, JsonSchema?][] = [
    ...Object.entries(schema.properties ?? {}),
    ...Object.entries(schema.definitions ?? {}),
    // Alternatives keep to the limits around them, and so do lines that are counted together.
    ...(schema.anyOf ?? []).map((one, at): [string, JsonSchema, JsonSchema] => [
      `${at}`,
      one,
      limits,
    ]),
    ...(schema.items
      ? [
          ["items", schema.items, limits.maxJoinedLength ? limits : {}] as [
            string,
            JsonSchema,
            JsonSchema,
          ],
        ]
      : []),
  ];
  return [
    ...(own ? [at] : []),
    ...inner.flatMap(([key, one, limit]) => boundless(one, `${at}/${key}`, limit)),
  ];
}

it("every text and every list has a largest length", () => {
  const open = Object.entries(schemas).flatMap(([name, schema]) => boundless(schema, name));
  expect(open).toEqual([]);
});

const page = (fields: object) => ({
  title: "T",
  description: "D",
  blocks: [{ type: "hero" }],
  ...fields,
});
const reported = (fields: object) =>
  validate("page", "a.json", page(fields)).map(
    ({ rule, pointer, message, hint }) => `${rule} ${pointer} ${message} ${hint}`,
  );
const text = (value: unknown) => ({ blocks: [{ type: "rich-text", text: value }] });

it("says how long a text is, how long it may be, and what to do", () => {
  expect(reported({ title: "x".repeat(10_000) })).toEqual([
    'schema-limit /title "title" has 10,000 characters, but takes at most 2,000. Write a shorter one. What belongs to the page\'s text goes into a block.',
  ]);
  expect(reported(text("x".repeat(50_001)))).toEqual([
    'schema-limit /blocks/0/text "text" has 50,001 characters, but takes at most 50,000. Spread the text over several blocks or pages.',
  ]);
  expect(reported({ aliases: [`/${"x".repeat(300)}`] })).toEqual([
    expect.stringContaining('schema-limit /aliases/0 Entry 1 of "aliases" has 301 characters'),
  ]);
});

it("counts the lines of a text together, with the line breaks between them", () => {
  const line = "x".repeat(24_999);
  expect(reported(text([line, `${line}x`]))).toEqual([]);
  expect(reported(text([line, `${line}xx`]))).toEqual([
    'schema-limit /blocks/0/text "text" has 50,001 characters, but takes at most 50,000. Spread the text over several blocks or pages.',
  ]);
});

it("counts characters as people do", () => {
  expect(reported({ title: "🏥".repeat(2000) })).toEqual([]);
  expect(reported({ title: "🏥".repeat(2001) })[0]).toContain("has 2,001 characters");
});

it("takes lists up to their limit", () => {
  const blocks = (count: number) => ({ blocks: Array(count).fill({ type: "hero" }) });
  expect(reported(blocks(200))).toEqual([]);
  expect(reported(blocks(201))).toEqual([
    expect.stringContaining(
      'schema-limit /blocks "blocks" has 201 entries, but takes at most 200.',
    ),
  ]);
});
