import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import { isOmitted, writtenPointer } from "../omissions.ts";
import { Patched } from "./patched.ts";

const HERO = { type: "hero" };
const FAQ = { question: "Q", answer: "A" };
const page = (fields: object) => ({ title: "T", description: "D", blocks: [HERO], ...fields });
const repaired = (value: unknown) => ENGINE.repair("page", "/a.json", value);
/** What was left out, as `pointer value`. */
const omitted = (value: unknown) =>
  repaired(value)?.repairs.omissions.map(({ pointer, value: was }) =>
    `${pointer} ${JSON.stringify(was)}`.trim(),
  );

describe("what can be understood of a page", () => {
  it.each<[string, object, object, string[]]>([
    ["a field nobody knows", { colour: "red" }, {}, ['/colour "red"']],
    ["a text that is null", { title: null }, { title: "" }, ["/title null"]],
    ["a needed field that is missing", { title: undefined }, { title: "" }, ["/title undefined"]],
    [
      "a block nobody knows",
      { blocks: [HERO, { type: "carousel" }] },
      {},
      ['/blocks/1/type "carousel"', "/blocks/1 {}"],
    ],
    ["a block that is null", { blocks: [HERO, null] }, {}, ["/blocks/1 null"]],
    [
      "a link without a target",
      { blocks: [HERO, { type: "cta", title: "C", action: { label: "L" } }] },
      {
        blocks: [HERO, { type: "cta", title: "C", action: { label: "L", href: "" } }],
      },
      ["/blocks/1/action/href undefined"],
    ],
    ["an alias that is none", { aliases: ["/a", 7] }, { aliases: ["/a"] }, ["/aliases/1 7"]],
    [
      "the use of a shared block among questions",
      { blocks: [{ use: "a" }, { type: "faq", items: [FAQ, { use: "a" }] }] },
      { blocks: [{ use: "a" }, { type: "faq", items: [FAQ] }] },
      ['/blocks/1/items/1 {"use":"a"}'],
    ],
    [
      "what stands beside the use of a shared block",
      { blocks: [HERO, { use: "a", tone: "dark" }, { type: "hero", use: "b" }] },
      { blocks: [HERO, { use: "a" }, HERO] },
      ['/blocks/1/tone "dark"', '/blocks/2/use "b"'],
    ],
    [
      "a block among questions",
      { blocks: [HERO, { type: "faq", items: [{ question: "Q", answer: "A" }, HERO] }] },
      {
        blocks: [HERO, { type: "faq", items: [{ question: "Q", answer: "A" }] }],
      },
      ['/blocks/1/items/1 {"type":"hero"}'],
    ],
  ])("leaves out %s", (_, fields, expected, left) => {
    const value = JSON.parse(JSON.stringify(page(fields)));
    const before = JSON.stringify(value);
    expect(repaired(value)?.value).toEqual(page(expected));
    expect(omitted(value)).toEqual(left);
    expect(JSON.stringify(value)).toBe(before);
  });

  it("takes misspelt and otherwise named fields for what they mean, and knows where they are", () => {
    const result = repaired(
      page({ blocks: [HERO, { type: "cta", heading: "C", actoin: { label: "L", url: "/x" } }] }),
    );
    expect(result?.value).toEqual(
      page({ blocks: [HERO, { type: "cta", title: "C", action: { label: "L", href: "/x" } }] }),
    );
    expect(result && writtenPointer(result.repairs, "/blocks/1/action/href")).toBe(
      "/blocks/1/actoin/url",
    );
    expect(result && writtenPointer(result.repairs, "/blocks/1/action/label")).toBe(
      "/blocks/1/actoin/label",
    );
    expect(result && writtenPointer(result.repairs, "/blocks/0/type")).toBe("/blocks/0/type");
  });

  it("knows where an entry is behind one that was left out", () => {
    const result = repaired(
      page({
        blocks: [null, HERO, { type: "cta", title: "C", action: { label: "L", url: "/x" } }],
      }),
    );
    expect(result?.value).toHaveProperty("blocks.length", 2);
    expect(result && writtenPointer(result.repairs, "/blocks/1/action/href")).toBe(
      "/blocks/2/action/url",
    );
    expect(isOmitted(result?.repairs, "/blocks/0")).toBe(true);
    expect(isOmitted(result?.repairs, "/blocks/2")).toBe(false);
  });

  it("reports what shows only where a name is taken for what it means", () => {
    const result = repaired(
      page({ blocks: [HERO, { type: "faqq", itemss: [{ qestion: "Q", answer: "A" }] }] }),
    );
    expect(result?.issues.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "schema-unknown-field /blocks/1/itemss",
      "schema-unknown-field /blocks/1/itemss/0/qestion",
    ]);
  });

  it.each<[string, unknown]>([
    ["a list", []],
    ["a text", "page"],
    ["null", null],
    ["hundreds of mistakes", page({ blocks: Array(500).fill({ typ: 1 }) })],
  ])("is nothing for %s", (_, value) => {
    expect(repaired(value)).toBeUndefined();
  });

  it("is nothing for a shared block that cannot be recognized", () => {
    expect(ENGINE.repair("shared", "/a.json", { block: { title: "A" } })).toBeUndefined();
  });

  it("does not take a field __proto__ over", () => {
    const value = JSON.parse(
      '{"title":"T","description":"D","blocks":[{"type":"hero"}],"__proto__":{"polluted":true}}',
    );
    const result = repaired(value)?.value as { polluted?: boolean };
    expect(Object.keys(result)).toEqual(["title", "description", "blocks"]);
    expect(result.polluted).toBeUndefined();
  });
});

describe("a copy of a document", () => {
  const draft = () => new Patched({ title: "T", list: ["a", "b", "c"], block: { typ: "x" } });

  it("changes while the original stays, and its lists close where entries are gone", () => {
    const original = { list: ["a", "b", "c"] };
    const copy = new Patched(original);
    expect([copy.omit("/list/1"), copy.omit("/list/1"), copy.omit("/list/9")]).toEqual([
      ...[true, false, false],
    ]);
    const { value, repairs } = copy.result();
    expect(value).toEqual({ list: ["a", "c"] });
    expect(original.list).toHaveLength(3);
    expect(repairs.omissions).toEqual([{ pointer: "/list/1", value: "b" }]);
    expect([...repairs.renamed]).toEqual([["/list/1", "/list/2"]]);
  });

  it("has fields under the names that were meant, with where they are written", () => {
    const copy = draft();
    expect(copy.rename("/block/typ", "type", false)).toBe(true);
    expect(copy.rename("/block/none", "type", true)).toBe(false);
    const { value, repairs } = copy.result();
    expect(value).toMatchObject({ block: { type: "x" } });
    expect([...repairs.renamed]).toEqual([["/block/type", "/block/typ"]]);
    expect(copy.omit("/block/type")).toBe(true);
    expect(copy.omissions).toEqual([{ pointer: "/block/typ", value: "x" }]);
    expect(copy.isUncovered("/block/type")).toBe(false);
  });

  it("fills what is missing, and takes that away only with what needs it", () => {
    const copy = draft();
    expect(copy.fill("/block/title", "")).toBe(true);
    expect([copy.fill("/block/title", "x"), copy.fill("/none/title", "")]).toEqual([false, false]);
    expect([copy.omit("/block/title"), copy.replace("/block/title", "x")]).toEqual([false, false]);
    expect(copy.result().value).toMatchObject({ block: { title: "" } });
    expect(copy.omitFilled("/block/title")).toBe(true);
    expect(copy.result().value).toEqual({ title: "T", list: ["a", "b", "c"] });
    expect(copy.omitFilled("/title")).toBe(true);
    expect(copy.omissions.map(({ pointer }) => pointer)).toEqual([
      ...["/block/title", "/block", "/title"],
    ]);
  });

  it("looks anew at what stands beside a type that was meant otherwise", () => {
    const copy = draft();
    expect(copy.replace("/title", "New")).toBe(true);
    expect(copy.isUncovered("/title")).toBe(false);
    copy.rename("/block/typ", "type", true);
    expect(copy.isUncovered("/block/type")).toBe(true);
    expect(copy.isUncovered("/block/types")).toBe(false);
    const other = new Patched({ block: { type: "her", title: 5 }, blocks: [] });
    expect(other.replace("/block/type", "hero")).toBe(true);
    expect(other.isUncovered("/block/title")).toBe(true);
    // It is what was replaced.
    expect(other.isUncovered("/block/type")).toBe(false);
    expect(other.isUncovered("/blocks")).toBe(false);
    expect(other.replace("/none", 1)).toBe(false);
  });

  it("notes a field that nobody knows as such, and nothing twice", () => {
    const copy = draft();
    copy.omit("/title", true);
    expect(copy.omissions).toEqual([{ pointer: "/title", value: "T", isExtra: true }]);
    copy.fill("/title", "");
    expect(copy.omissions).toHaveLength(1);
  });

  it("is given up when the whole of it is wrong", () => {
    const copy = draft();
    expect(copy.isGivenUp).toBe(false);
    expect(copy.omit("")).toBe(false);
    expect(copy.isGivenUp).toBe(true);
  });
});
