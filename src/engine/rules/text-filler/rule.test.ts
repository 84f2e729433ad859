import { describe, expect, it } from "vitest";
import { findInTexts } from "../../../testing/examine-texts.ts";

const fillersIn = async (texts: string[], language = "en-US") =>
  (await findInTexts("plain", texts, { language })).map((reported) =>
    reported.filter(([rule]) => rule === "text-filler").map(([, excerpt]) => excerpt),
  );

describe("fillers", () => {
  it.each([
    ["Lorem ipsum dolor sit amet", "Lorem ipsum"],
    ["Here is LOREM IPSUM again", "LOREM IPSUM"],
    ["consectetur dolor sit amet", "dolor sit amet"],
    ["TODO", "TODO"],
    ["TODO: write this", "TODO"],
    ["Prices (TODO)", "TODO"],
    ["FIXME later", "FIXME"],
    ["XXX", "XXX"],
    ["Call (214) XXX-XXXX", "XXX"],
    ["Costs xxx dollars", "xxx"],
    ["Untitled", "Untitled"],
    ["Untitled page 2", "Untitled page 2"],
    ["This is placeholder text", "placeholder text"],
    ["asdf", "asdf"],
  ])("%s", async (text, filler) => {
    expect(await fillersIn([text])).toEqual([[filler]]);
  });

  it("leave other texts alone", async () => {
    const texts = [
      "A todo list for your kitchen",
      "Super Bowl XXX was played in Tempe",
      "Sizes up to XXX-Large",
      "Size XXXL is sold out",
      "The untitled works of a painter",
      "Dolor is Latin for pain",
      "Much to do about nothing",
      "A placeholder holds a place",
      "We keep {fill: TODO}",
      "The code `TODO` is shown",
    ];
    expect(await fillersIn(texts)).toEqual(texts.map(() => []));
  });

  it("are those of the site's language", async () => {
    const texts = ["Blindtext für später", "Ohne Titel", "TODO: Preise", "Lorem ipsum", "Untitled"];
    expect(await fillersIn(texts, "de")).toEqual([
      ["Blindtext"],
      ["Ohne Titel"],
      ["TODO"],
      ["Lorem ipsum"],
      [],
    ]);
  });

  it("are what any language has where nobody has described it", async () => {
    expect(await fillersIn(["TODO lo que hacemos", "Lorem ipsum"], "es")).toEqual([
      [],
      ["Lorem ipsum"],
    ]);
  });

  it("are one finding, and their words are not misspelt as well", async () => {
    const texts = ["Lorem ipsum dolor sit amet, consectetur adipiscing elit."];
    expect(await findInTexts("rich", texts)).toEqual([[["text-filler", "Lorem ipsum"]]]);
  });
});
