import { expect, it } from "vitest";
import { shownText, textParts, wordsOfGap } from "./text-parts.ts";

const TOKENS = new Map([
  ["facts.price", "$850"],
  ["leftBrace", "{"],
]);

it("takes a text apart at its tokens", () => {
  expect(textParts("From {facts.price} a month", TOKENS)).toEqual([
    "From ",
    { token: "{facts.price}", value: "$850" },
    " a month",
  ]);
});

it("keeps a token as it is written, with its spaces", () => {
  expect(textParts("{ facts.price }", TOKENS)).toEqual([
    { token: "{ facts.price }", value: "$850" },
  ]);
});

it("takes what has no value for words", () => {
  expect(textParts("{facts.none} and { alone", TOKENS)).toEqual(["{facts.none} and { alone"]);
});

it("shows braces and what is still to be written as the page does", () => {
  expect(shownText("{leftBrace}x {fill: the price}", TOKENS)).toBe("{x ⟦the price⟧");
});

it("makes no part of an empty text", () => {
  expect(textParts("", TOKENS)).toEqual([]);
});

it("knows a text that is still to be written as a whole", () => {
  expect(wordsOfGap("{fill: the price}")).toBe("the price");
  expect(wordsOfGap("From {fill: the price}")).toBeUndefined();
  expect(wordsOfGap("{facts.price}")).toBeUndefined();
});
