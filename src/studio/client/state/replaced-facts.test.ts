import { expect, it } from "vitest";
import type { Overview } from "../../contract/answers.ts";
import { factsWrittenOver, replacedFacts } from "./replaced-facts.ts";

it.each([
  ["{facts.price}", "$900", [{ fact: "price", value: "$900" }]],
  ["From {facts.price}+ a month", "From $900+ a month", [{ fact: "price", value: "$900" }]],
  ["{facts.price}+", "$900", [{ fact: "price", value: "$900" }]],
  ["{facts.a} and {facts.b}", "{facts.a} and two", [{ fact: "b", value: "two" }]],
])("finds what was written over the fact in “%s”: %s", (before, after, replaced) => {
  expect(factsWrittenOver(before, after)).toEqual(replaced);
});

it.each([
  ["{facts.price}+", "+"],
  ["From {facts.price} a month", "From now on we say what it costs"],
  ["From {facts.price}", "Only {facts.price}"],
  ["{facts.price}", "{phone}"],
  ["{phone}", "(555) 010-0123"],
])("says nothing where “%s” became “%s”", (before, after) => {
  expect(factsWrittenOver(before, after)).toEqual([]);
});

const OVERVIEW = { tokens: [{ name: "facts.price", value: "$750" }] } as unknown as Overview;
const row = (label: string, value: string) => ({ label, value });

it("names the field in which a fact was written over, wherever its entry stands by now", () => {
  const saved = { blocks: [{ type: "prices", rows: [row("A month", "{facts.price}+")] }] };
  const rows = [row("To begin", "$0"), row("A month", "$900+")];
  const page = { blocks: [{ type: "prices", rows }] };
  expect(replacedFacts({ saved, page }, OVERVIEW)).toEqual([
    expect.objectContaining({
      level: "warning",
      message: "This was “Price”, which is $750 wherever it is shown.",
      pointer: "/blocks/0/rows/1/value",
      choice: { fact: "price", value: "$900" },
    }),
  ]);
});

it("takes no row for another one that has moved to its position", () => {
  const [month, first] = [row("A month", "{facts.price}"), row("To begin", "$0")];
  const saved = { blocks: [{ type: "prices", rows: [month, first] }] };
  for (const rows of [[first, month], [first]])
    expect(
      replacedFacts({ saved, page: { blocks: [{ type: "prices", rows }] } }, OVERVIEW),
    ).toEqual([]);
});
