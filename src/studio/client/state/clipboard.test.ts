import { describe, expect, test } from "vitest";
import { blocksIn, clipboardText } from "./clipboard.ts";

const FAQ = { type: "faq", items: [{ question: "Is it soft?", answer: "Very." }] };
const SHARED = { use: "next-step" };

describe("blocks in the clipboard", () => {
  test.each([[[FAQ]], [[SHARED]], [[FAQ, SHARED]]])("are those that were copied: %j", (blocks) => {
    expect(blocksIn(clipboardText(blocks))).toEqual(blocks);
  });

  test("are a part of a page's file as a programmer copies it", () => {
    expect(blocksIn(' {"type": "faq"}\n')).toEqual([{ type: "faq" }]);
  });

  test.each([
    "Rye bread",
    "",
    "12",
    "null",
    '"faq"',
    "{}",
    '{"type": 1}',
    '{"use": {}}',
    '[{"type": "faq"}, 3]',
    '{"type": "faq"',
  ])("are none in %j", (text) => {
    expect(blocksIn(text)).toEqual([]);
  });
});
