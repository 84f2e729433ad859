import { describe, expect, it } from "vitest";
import { DrawingError } from "./drawing-error.ts";
import { writeOutEntities } from "./entities.ts";

/** As long as a drawing may become, and an abbreviation in it may be. */
const LONGEST = 2_000_000;
const LONGEST_VALUE = 500;

const declared = (value: string, text: string) => `<!DOCTYPE svg [<!ENTITY x "${value}">]>${text}`;

describe("the abbreviations of a drawing", () => {
  it("are written out, each wherever it stands", () => {
    const text = `<!DOCTYPE svg [<!ENTITY x "one"> <!ENTITY y 'two'>]><svg a="&x; &y;">&x;&amp;</svg>`;
    expect(writeOutEntities(text)).toBe('<svg a="one two">one&amp;</svg>');
  });

  it.each([0, 1])("may make a text of at most two million characters: %i more", (more) => {
    const uses = LONGEST / LONGEST_VALUE - 1;
    const rest = "b".repeat(LONGEST_VALUE + more);
    const text = declared("a".repeat(LONGEST_VALUE), "&x;".repeat(uses) + rest);
    if (more > 0) expect(() => writeOutEntities(text)).toThrow(DrawingError);
    else expect(writeOutEntities(text)).toHaveLength(LONGEST);
  });

  it.each([
    [LONGEST_VALUE, true],
    [LONGEST_VALUE + 1, false],
  ])("stand for few words: of %i characters", (length, isFine) => {
    const write = () => writeOutEntities(declared("a".repeat(length), "<svg>&x;</svg>"));
    if (isFine) expect(write()).toBe(`<svg>${"a".repeat(length)}</svg>`);
    else expect(write).toThrow(DrawingError);
  });

  it("do not limit a drawing that declares none", () => {
    const text = "a".repeat(LONGEST + 1);
    expect(writeOutEntities(text)).toBe(text);
  });
});
