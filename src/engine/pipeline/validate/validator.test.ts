import { describe, expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";

const { validate } = ENGINE;

function reported(blocks: unknown[], rest: object = {}): string[] {
  const page = { title: "T", description: "D", blocks, ...rest };
  return validate("page", "a.json", page).map(
    ({ pointer, message, hint }) => `${pointer} ${message} ${hint}`,
  );
}

describe("validator", () => {
  it("finds nothing wrong with a good page", () => {
    expect(reported([{ type: "hero", subtitle: ["One line", "and another"] }])).toEqual([]);
  });

  it("gives one issue for a misspelt field, at the field", () => {
    expect(reported([{ type: "faq", items: [{ qestion: "Q", answer: "A" }] }])).toEqual([
      '/blocks/0/items/0/qestion This entry of "items" has no field "qestion". Did you mean "question"?',
    ]);
  });

  it("gives one issue for a misspelt block type", () => {
    expect(reported([{ type: "hreo" }])).toHaveLength(1);
    expect(reported([{ type: "hreo" }])[0]).toContain(
      '"type" is "hreo", which is not known. Did you mean "hero"?',
    );
  });

  it("makes no guess at nonsense", () => {
    expect(reported([{ type: "xyzzy" }])[0]).not.toContain("Did you mean");
  });

  it("says what a missing field is for", () => {
    expect(reported([{ type: "cta" }])).toEqual([
      '/blocks/0 This cta block needs the field "title". Add "title": the heading.',
    ]);
  });

  it("names wrong kinds, empty texts and limits in plain words", () => {
    expect(
      reported([
        { type: "list", items: ["one"] },
        { type: "cta", title: "" },
        { type: "process", steps: null },
      ]),
    ).toEqual([
      '/blocks/0/items "items" has 1 entry, but needs at least 2. Add entries, or delete the field if it is not needed.',
      '/blocks/1/title "title" is empty. Write the text, or delete the field if it is not needed.',
      '/blocks/2/steps "steps" is null, but has to be a list. Write a value, or delete the field: what is not needed is left out.',
    ]);
  });

  it("chooses the alternative that was meant", () => {
    expect(reported([{ type: "cards", pages: { belw: "/x" } }])).toEqual([
      '/blocks/0/pages/belw "pages" has no field "belw". Did you mean "below"?',
    ]);
    expect(reported([{ type: "list", items: ["a", 3] }])[0]).toContain(
      'Entry 2 of "items" is a number, but has to be a text or a list.',
    );
  });

  it("reports mistakes in several blocks in one run", () => {
    expect(
      reported([
        { type: "hero", titel: "x" },
        { type: "stats", items: [{ value: "1" }, { value: "2", label: "b" }] },
      ]),
    ).toHaveLength(2);
  });
});
