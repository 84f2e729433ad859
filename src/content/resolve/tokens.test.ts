import { describe, expect, it } from "vitest";
import { collectTokens, fillTokens } from "./tokens.ts";

const tokens = collectTokens({ brand: "B$&", facts: { fee: "$750+" }, navigation: [] });

function fill(text: string) {
  const unknown: string[] = [];
  return { text: fillTokens(text, tokens, (name) => unknown.push(name)), unknown };
}

describe("fillTokens", () => {
  it("fills values by their path, whatever characters they hold", () => {
    expect(fill("{brand}: from {facts.fee}").text).toBe("B$&: from $750+");
  });

  it("tells an unknown name and leaves it as written", () => {
    expect(fill("{facts.fe}")).toEqual({ text: "{facts.fe}", unknown: ["facts.fe"] });
  });

  it("makes one brace of two", () => {
    expect(fill("a {{b}} c").text).toBe("a {b} c");
  });
});
