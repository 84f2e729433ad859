import { describe, expect, it } from "vitest";
import { withFix } from "./with-fix.ts";

const PAGE = {
  title: "Visit",
  blocks: [
    { type: "hero" },
    { type: "rich-text", text: ["From $750 a month.", "From $750, too."] },
  ],
};

describe("a page with what is certain done", () => {
  it("has another value", () => {
    const fixed = withFix(PAGE, { pointer: "/title", fix: { value: "Visiting" } });
    expect(fixed).toEqual({ ...PAGE, title: "Visiting" });
    expect(fixed.blocks).toBe(PAGE.blocks);
  });

  it("has another part of a line, the first that has it", () => {
    const fix = { value: "{facts.monthly}", excerpt: "$750" };
    const { blocks } = withFix(PAGE, { pointer: "/blocks/1/text", fix });
    expect((blocks as object[])[1]).toEqual({
      type: "rich-text",
      text: ["From {facts.monthly} a month.", "From $750, too."],
    });
  });

  it("takes signs of replacement patterns as they are", () => {
    const fix = { value: "$& and $1", excerpt: "Visit" };
    expect(withFix(PAGE, { pointer: "/title", fix }).title).toBe("$& and $1");
  });

  it.each([
    ["the text has changed since", "/title", { value: "x", excerpt: "Gone" }],
    ["no line has it", "/blocks/1/text", { value: "x", excerpt: "Gone" }],
    ["the block is gone", "/blocks/7/text", { value: "x" }],
    ["the field is gone", "/subtitle", { value: "x" }],
    ["nothing is certain", "/title", undefined],
  ])("is the same when %s", (_, pointer, fix) => {
    expect(withFix(PAGE, { pointer, fix })).toEqual(PAGE);
  });
});
