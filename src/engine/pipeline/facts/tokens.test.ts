import { expect, it } from "vitest";
import { tokensIn } from "./tokens.ts";

it.each<[part: unknown, tokens: string[]]>([
  [
    { title: "We open at {opening}", blocks: [{ text: "{opening} and { facts.town }" }] },
    ["opening", "facts.town"],
  ],
  [{ picture: { src: "/media/a.png" }, list: [{}] }, []],
  [{ text: "{ two words } {}" }, []],
])("%j mentions the tokens %j", (part, tokens) => {
  expect(tokensIn(part)).toEqual(tokens);
});
